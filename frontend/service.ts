// The service worker is a file of its own beside the page, and begins with the list of all files of the page.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "src/service.worker.ts");
const PUBLIC = join(import.meta.dirname, "public");

export function service(alone: boolean, fileName = "sw.js"): Plugin {
  return {
    name: "service",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const total = createHash("sha256");
        for (const file of Object.values(bundle).sort((one, other) => (one.fileName < other.fileName ? -1 : 1)))
          total.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        for (const name of readdirSync(PUBLIC)) total.update(readFileSync(join(PUBLIC, name)));
        const left = new Set([fileName, "index.html", "licences.txt"]);
        const files = [...Object.keys(bundle), ...readdirSync(PUBLIC)].filter((name) => !left.has(name)).sort();
        const built = { page: { alone, version: total.digest("hex").slice(0, 16), files } };
        const worker = bundle[fileName];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        worker.code = `const philtre=${JSON.stringify(built)};\n${worker.code}`;
      },
    },
  };
}
