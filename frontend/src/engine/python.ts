/** Starts Python with our packages, and reports the progress. */
import type { EmscriptenFS } from "./files";

export interface Python {
  FS: EmscriptenFS;
  pyimport(module: string): Record<string, (...args: unknown[]) => unknown>;
  toPy(value: unknown): unknown;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
}

/** A Python object. */
export interface Proxy {
  toJs(): unknown;
}

type Load = (options: object) => Promise<Python>;

/** The manifest that `make site` writes: the unpacked sizes of the large files. */
export interface Manifest {
  version: string;
  sizes: Record<string, number>;
}

export const PACKAGES = "/packages";

/** `told` is called with the progress, from 0 to 1. */
export async function startPython(folder: string, told: (share: number) => void): Promise<Python> {
  const { sizes } = (await (await fetch(`${folder}engine.json`)).json()) as Manifest;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let there = 0;
  const plain = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await plain(...asked);
    void count(answer.clone());
    return answer;
  };
  try {
    const packages = fetch(`${folder}philtre.tar.xz`).then((answer) => answer.arrayBuffer());
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: Load };
    const python = await loadPyodide({ indexURL: folder });
    python.unpackArchive(await packages, "xztar", { extractDir: PACKAGES });
    (python.pyimport("sys")["path"] as unknown as { append(path: string): void }).append(PACKAGES);
    return python;
  } finally {
    globalThis.fetch = plain;
  }

  async function count(answer: Response): Promise<void> {
    const reader = answer.body!.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      there += piece.value.byteLength;
      told(Math.min(1, there / all));
    }
  }
}

/** A Python value as one that can be posted to another thread. */
export function plain(value: unknown): unknown {
  return typeof value === "object" && value !== null && "toJs" in value ? (value as Proxy).toJs() : value;
}
