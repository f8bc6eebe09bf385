import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

export default defineConfig([
  ...nextVitals,
  ...nextTypescript,
  globalIgnores([
    "**/.next/**",
    ".data/**",
    "coverage/**",
    "docs/artwork/**",
    "drizzle/**",
    "e2e/output/**",
    "next-env.d.ts",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
      "import/no-anonymous-default-export": "off",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
  {
    files: ["app/**", "components/**", "lib/**", "db/**"],
    ignores: ["db/seed/**"],
    rules: { "no-console": "error" },
  },
  {
    // Public pages carry no router for links: a plain address is lighter, and their neighbours have another root layout.
    files: ["app/(public)/**", "components/features/job-openings/{careers,job}/**"],
    rules: { "@next/next/no-html-link-for-pages": "off" },
  },
  {
    files: ["**/*.test.{ts,tsx}", "e2e/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
]);
