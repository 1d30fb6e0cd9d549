import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "$kit/net/api";
import { type Line, RoomSocket } from "$kit/net/socket";
import { Close, type FromServer } from "$wire";

/** A line that the test holds in its hand. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string; id: string; [name: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.open();
    this.hear({ type: "welcome", answers: this.sent[0]!.id, now: 0 });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let heard: FromServer[];
let lines: Line[];
let seen: { table: string; version: number } | null;
let socket: RoomSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [Wire.all, heard, lines, seen] = [[], [], [], null];
  const listener = {
    heard: (m: FromServer) => void heard.push(m),
    line: (l: Line) => void lines.push(l),
    seen: () => seen,
  };
  socket = new RoomSocket("ROOM", false, listener, () => new Wire());
  socket.open();
});
afterEach(() => vi.useRealTimers());

const last = () => Wire.all.at(-1)!;

describe("the line to the server", () => {
  test("says hello first, with what was last seen", () => {
    seen = { table: "t", version: 7 };
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", table: "t", version: 7 });
  });

  test("gives each request its answer", async () => {
    last().welcome();
    const asked = socket.ask({ type: "start" });
    last().hear({ type: "room", answers: last().sent[1]!.id });
    expect((await asked).type).toBe("room");
  });

  test("turns a refusal into one", async () => {
    last().welcome();
    const asked = socket.ask({ type: "start" });
    last().hear({ type: "refused", code: "not-host", message: "", details: {}, answers: last().sent[1]!.id });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
  });

  test("comes back after a loss and sends again what had no answer, under the same number", async () => {
    last().welcome();
    const asked = socket.ask({ type: "act", table: "t", version: 1, action: 5 });
    const first = last().sent[1]!;
    last().lose();
    expect(lines.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    last().welcome();
    expect(last().sent[1]).toEqual(first);
    last().hear({ type: "table", answers: first.id });
    expect((await asked).type).toBe("table");
    last().lose();
    await vi.advanceTimersByTimeAsync(1000);
    last().welcome();
    expect(last().sent.length).toBe(1);
  });

  test("waits longer after each failure, but comes back at once when the network does", async () => {
    for (let tries = 0; tries < 6; tries++) {
      last().lose();
      await vi.advanceTimersByTimeAsync(12_000);
    }
    const before = Wire.all.length;
    last().lose();
    await vi.advanceTimersByTimeAsync(2000);
    expect(Wire.all.length).toBe(before);
    socket.hurry();
    expect(Wire.all.length).toBe(before + 1);
  });

  test("does not come back to a room that does not exist", async () => {
    last().lose(Close.NO_ROOM);
    expect(lines.at(-1)).toBe("closed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all.length).toBe(1);
  });

  test("notices a line that only looks open", async () => {
    last().welcome();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().sent.at(-1)?.type).toBe("ping");
    await vi.advanceTimersByTimeAsync(8_000);
    expect(lines.at(-1)).toBe("lost");
  });
});
