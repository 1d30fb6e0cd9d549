/** Messages of the chat, in the reader's language. */
import type { Room } from "$kit/net/room.svelte";
import { t } from "$kit/words/words.svelte";
import type { Said } from "$wire";

export function said(line: Said): string {
  return line.phrase ? t(`say-${line.phrase}`) : (line.text ?? "");
}

export function speaker(room: Room, line: Said): string {
  return line.seat === null ? (line.name ?? t("web-spectator")) : room.nameOf(line.seat);
}
