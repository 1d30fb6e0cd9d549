/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

function source(path: string): string {
  return fileURLToPath(new URL(`./src/${path}`, import.meta.url));
}

export default defineConfig(({ mode }) => {
  // A running `philtre serve` for work on the front end: `PHILTRE=http://127.0.0.1:8000 npm run dev`.
  const server = loadEnv(mode, ".", "PHILTRE")["PHILTRE"] ?? "http://127.0.0.1:8000";
  return {
    plugins: [svelte()],
    resolve: { alias: { $kit: source("kit"), $wire: source("wire.ts") } },
    build: {
      outDir: "../src/philtre/static",
      emptyOutDir: true,
      target: "es2022",
      // The server's Content-Security-Policy allows no data: addresses and no inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: {
      fs: { allow: [".."] },
      proxy: { "/api": server, "/ws": { target: server, ws: true } },
    },
    test: { environment: "node", include: ["tests/**/*.test.ts"] },
  };
});
