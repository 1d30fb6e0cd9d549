/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { licences } from "./licences";
import { service } from "./service";

function source(path: string): string {
  return fileURLToPath(new URL(`./src/${path}`, import.meta.url));
}

export default defineConfig(({ mode }) => {
  // `npm run dev` needs a running `philtre serve`. For one at another address: `PHILTRE=http://host:port npm run dev`.
  const target = loadEnv(mode, ".", "PHILTRE")["PHILTRE"] ?? "http://127.0.0.1:8470";
  // The server answers only pages of its own address, so it has to see the browser's Host header.
  const server = { target, changeOrigin: false };
  return {
    plugins: [svelte(), licences(), service(mode === "site")],
    // A folder of files may lie anywhere; a server's page is at many addresses.
    base: mode === "site" ? "./" : "/",
    worker: { format: "es" as const },
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
      proxy: { "/api": server, "/ws": { ...server, ws: true } },
    },
    test: { environment: "node", include: ["tests/**/*.test.ts"] },
  };
});
