import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["node_modules", "coverage"]),
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows every name.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // Only lists whose items move have keys; most are drawn once, in their order.
      "svelte/require-each-key": "off",
      // Sets, maps and addresses here are built, read and thrown away; what is watched is replaced as a whole.
      "svelte/prefer-svelte-reactivity": "off",
      // Prettier breaks code. What it leaves alone, such as the paths of drawings, we break ourselves.
      "max-len": ["error", { code: 120, ignoreUrls: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: typescript.parser, svelteConfig } },
  },
);
