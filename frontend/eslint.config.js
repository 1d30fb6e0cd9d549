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
      // TypeScript checks names.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // Only lists whose items move have keys; most are drawn once, in their order.
      "svelte/require-each-key": "off",
      // Sets, maps and URLs are not reactive here; reactive state is always replaced as a whole.
      "svelte/prefer-svelte-reactivity": "off",
      // Prettier wraps code. What it does not wrap, such as paths of drawings, we wrap ourselves.
      "max-len": ["error", { code: 120, ignoreUrls: true }],
    },
  },
  {
    // The compiler does not know that a message's prompt is one of the game's; isPrompt of its rows.ts does.
    files: ["src/games/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "BinaryExpression[operator=/^[!=]==$/]" +
            ":has(> MemberExpression[property.name='prompt']):has(> Literal[raw=/^[\"']/])",
          message: "Use isPrompt, which takes only this game's prompts.",
        },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: typescript.parser, svelteConfig } },
  },
);
