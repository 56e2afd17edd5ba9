import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/art"] }, // which is drawn
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // The compiler knows these already, components included.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // Our sets, maps and addresses are local or replaced as a whole; nobody watches what is inside them.
      "svelte/prefer-svelte-reactivity": "off",
      // There are no stores, and looking for one in every expression takes long.
      "svelte/require-store-reactive-access": "off",
      // Where white space counts, a line ends as one can see.
      "svelte/no-useless-mustaches": ["error", { ignoreStringEscape: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // What a template is handed, as by {#await} or an event, has a type for svelte-check but none here.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: {
      // Tests ask whether a browser's method is there, and give it where it is missing.
      "@typescript-eslint/unbound-method": "off",
    },
  },
);
