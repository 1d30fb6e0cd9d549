/** Requests to the server over HTTP. Refused ones throw a Refusal, whose text is the message `error-<code>`. */
import type {
  Analysing,
  Catalogue,
  Claimed,
  Created,
  CreateRoom,
  Fork,
  Me,
  Exercises,
  PackNames,
  PackReport,
  Packs,
  Plain,
  Practise,
  Practised,
  Problem,
  Push,
  Replay,
  RoomCard,
  Subscribe,
  Unsubscribe,
} from "$wire";
import { link } from "./link";

/** Whose view of a finished game; `open`: all that was hidden, null: a spectator's. */
export type Eyes = number | "open" | null;

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  if (body !== undefined) await known();
  const answer = await send(path, body);
  if (answer.ok) return (await answer.json()) as T;
  throw await refusal(answer);
}

let introduced: Promise<Me> | undefined;

/** Get a cookie before the first action, because people who come by a link have none yet. */
export function known(): Promise<Me> {
  introduced ??= ask<Me>("/api/me").catch((error: unknown) => {
    introduced = undefined;
    throw error;
  });
  return introduced;
}

/** Reads a response that arrives line by line. */
async function follow<T>(path: string, signal: AbortSignal, heard: (line: T) => void): Promise<void> {
  await known();
  const answer = await send(path, {}, signal);
  if (!answer.ok) throw await refusal(answer);
  let rest = "";
  for await (const text of texts(answer)) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    for (const line of lines) heard(JSON.parse(line) as T);
  }
}

async function* texts(answer: Response): AsyncGenerator<string> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

async function send(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: signal ?? null,
  };
  try {
    return await link.ask(path, body === undefined ? {} : post);
  } catch {
    throw new Refusal("unreachable", "the server does not answer");
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(problem.code, problem.message, problem.details);
  } catch {
    return new Refusal(answer.status >= 500 ? "unreachable" : "unknown", `status ${answer.status}`);
  }
}

let catalogue: Promise<Catalogue> | undefined;

const cards = new Map<string, Promise<unknown>>();

/** Requests something that does not change once, and again only after a failure. */
function cardsAt<T>(path: string): Promise<T> {
  const asked = cards.get(path) ?? ask<T>(path);
  cards.set(path, asked);
  asked.catch(() => cards.delete(path));
  return asked as Promise<T>;
}

export const api = {
  /** The catalogue of games, which is requested once, and again after a failure. */
  catalogue(): Promise<Catalogue> {
    catalogue ??= ask<Catalogue>("/api/catalogue").catch((error: unknown) => {
      catalogue = undefined;
      throw error;
    });
    return catalogue;
  },
  /** The content of the cards at a table, or of the game's own card set if no table is given. */
  cards: <T>(game: string, table: string | null): Promise<T> =>
    cardsAt<T>(
      table === null
        ? `/api/games/${encodeURIComponent(game)}/cards`
        : `/api/tables/${encodeURIComponent(table)}/cards`,
    ),
  /** What is needed to show a game without drawings. */
  plain: (game: string): Promise<Plain> => cardsAt<Plain>(`/api/games/${encodeURIComponent(game)}/plain`),
  push: () => ask<Push>("/api/push"),
  subscribe: (browser: Subscribe) => ask<Push>("/api/push", browser),
  unsubscribe: (browser: Unsubscribe) => ask<Push>("/api/push/stop", browser),
  me: () => ask<Me>("/api/me"),
  packs: () => ask<Packs>("/api/packs"),
  checkPack: (text: string) => ask<PackReport>("/api/packs", { text }),
  names: (table: string) => ask<PackNames>(`/api/tables/${encodeURIComponent(table)}/names`),
  create: (room: CreateRoom) => ask<Created>("/api/rooms", room),
  room: (code: string) => ask<RoomCard>(`/api/rooms/${encodeURIComponent(code)}`),
  /** The record of a finished game, as text. */
  record: async (table: string): Promise<string> => {
    const answer = await send(`/api/tables/${encodeURIComponent(table)}/record`);
    if (!answer.ok) throw await refusal(answer);
    return answer.text();
  },
  bring: (text: string) => ask<Created>("/api/records", { text }),
  claim: (token: string) => ask<Claimed>(`/api/links/${encodeURIComponent(token)}`, {}),
  fork: (table: string, fork: Fork) => ask<Created>(`/api/tables/${encodeURIComponent(table)}/fork`, fork),
  exercises: (game: string) => cardsAt<Exercises>(`/api/games/${encodeURIComponent(game)}/practice`),
  practise: (game: string, name: string, wish: Practise) =>
    ask<Practised>(`/api/games/${encodeURIComponent(game)}/practice/${encodeURIComponent(name)}`, wish),
  /** Analyse a finished game. It stops when it is done or no longer wanted. */
  async analyse(table: string, signal: AbortSignal, heard: (line: Analysing) => void): Promise<void> {
    await follow<Analysing>(`/api/tables/${encodeURIComponent(table)}/analysis`, signal, (line) => {
      if (line.problem) throw new Refusal(line.problem.code, line.problem.message, line.problem.details);
      heard(line);
    });
  },
  replay: (table: string, eyes: Eyes, start: number, count = 200) =>
    ask<Replay>(`/api/tables/${encodeURIComponent(table)}/replay?eyes=${eyes ?? ""}&start=${start}&count=${count}`),
};
