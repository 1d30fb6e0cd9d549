/** A finished game in a link: its record, compressed, behind the `#`, which browsers send to no server. */
import { home } from "$kit/app/place";
import { SHARED } from "$kit/app/router.svelte";
import { LONGEST } from "$wire";
import { api } from "./api";

const FORM = "1";
/** Longer addresses get lost in messengers. */
const LONGEST_LINK = 16_000;

export interface SharedGame {
  move: number;
  record: string;
}

/** The address of a game at one of its moments; null where it would be too long. */
export async function linkTo(table: string, move: number): Promise<string | null> {
  const link = `${home()}${await fragmentOf({ move, record: await api.record(table) })}`;
  return link.length > LONGEST_LINK ? null : link;
}

export async function fragmentOf({ move, record }: SharedGame): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"), Infinity);
  const data = btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return `${SHARED}${FORM}.${move}.${checksum(record)}.${data}`;
}

/** The game behind the `#`; null if it is damaged, too large, or of an unknown form. */
export async function sharedIn(fragment: string): Promise<SharedGame | null> {
  const [form, move, check, data] = fragment.slice(SHARED.length).split(".");
  if (form !== FORM || !data || data.length > LONGEST_LINK || !/^\d{1,5}$/.test(move ?? "")) return null;
  try {
    const packed = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"), LONGEST.record);
    const record = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return checksum(record) === check ? { move: Number(move), record } : null;
  } catch {
    return null;
  }
}

/** All bytes of the output; throws if there are more than `most`. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, most: number) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as CompressionStream)
    .getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.byteLength;
    if (size > most) throw new RangeError("too large");
    pieces.push(piece.value);
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}

/** FNV-1a, to notice truncated or mistyped links. The engine checks the game itself. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, "0");
}
