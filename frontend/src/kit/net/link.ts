/** The connection to a server or to the engine in this browser. No other module knows which one it is. */
import { alone } from "$kit/app/place";

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** The used part of a websocket. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Link {
  ask: Ask;
  connect(code: string): Line;
}

class ServerLink implements Link {
  ask(path: string, init?: RequestInit): Promise<Response> {
    return fetch(path, init);
  }

  connect(code: string): Line {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(code)}`);
  }
}

export const link: Link = alone ? await (await import("./engine.svelte")).EngineLink.begin() : new ServerLink();
