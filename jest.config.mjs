import nextJest from "next/jest.js";
import { databaseTests, runsAlone } from "./scripts/database-tests.mjs";
import { runsByItself, uiTests, unitTests } from "./scripts/unit-tests.mjs";

const withNext = nextJest({ dir: "./" });

// These packages ship only ES modules. Jest runs CommonJS, so SWC must translate them.
const modulesOnly = [
  "@auth/core",
  "@borewit/[^/]+",
  "@formatjs/[^/]+",
  "@noble/[^/]+",
  "@panva/hkdf",
  "@react-pdf/[^/]+",
  "@scure/base",
  "@tokenizer/inflate",
  "age-encryption",
  "altcha",
  "altcha-lib",
  "color-name",
  "color-string",
  "file-type",
  "icu-minify",
  "intl-messageformat",
  "jose",
  "next-auth",
  "next-intl",
  "oauth4webapi",
  "openid-client",
  "preact",
  "preact-render-to-string",
  "strtok3",
  "token-types",
  "uint8array-extras",
  "uqr",
  "use-intl",
  "yoga-layout",
];

// Tests run inside a vm, where every global lookup is slow, so pass these in. Not Date, which tests replace, nor
// Buffer, which packages declare.
const frequentGlobals = [
  "Array",
  "Error",
  "JSON",
  "Map",
  "Math",
  "Number",
  "Object",
  "Promise",
  "Reflect",
  "RegExp",
  "Set",
  "String",
  "Symbol",
  "WeakMap",
  "process",
];

// `npm test` runs most files in a few parts, each loading the product once. A single file runs as usual.
const root = import.meta.dirname;
/** Names of route folders contain glob characters. */
const asGlob = (file) => file.replaceAll(/[()[\]]/g, "?");
const togetherOrEach =
  process.env.DATABASE_TESTS === "together"
    ? [
        "db/testing/together/part-*.ts",
        ...databaseTests(root)
          .filter((file) => runsAlone(root, file))
          .map(asGlob),
      ]
    : ["**/*.db.test.ts"];

// The same for rules, schemas and components: tests without side effects share one load.
const sharedOrEach = (parts, files) =>
  process.env.UNIT_TESTS === "together"
    ? [parts, ...files.filter((file) => runsByItself(root, file)).map(asGlob)]
    : files.map(asGlob);
const unitOrEach = sharedOrEach("db/testing/together/unit-*.ts", unitTests(root));
const uiOrEach = sharedOrEach("db/testing/together/ui-*.ts", uiTests(root));

const shared = {
  sandboxInjectedGlobals: frequentGlobals,
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^file-type$": "<rootDir>/node_modules/file-type/index.js",
    "^@react-pdf/hyphenate/(.*)$": "<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
};

const projects = [
  {
    displayName: "unit",
    testEnvironment: "node",
    testMatch: unitOrEach.map((file) => `<rootDir>/${file}`),
  },
  {
    // Untrusted files are read in separate processes, whose limits take time to reach.
    displayName: "files",
    testEnvironment: "node",
    testMatch: ["<rootDir>/lib/platform/{excel,files}/**/*.test.ts"],
    testPathIgnorePatterns: ["\\.db\\.test\\.ts$"],
  },
  {
    displayName: "ui",
    testEnvironment: "jsdom",
    testMatch: uiOrEach.map((file) => `<rootDir>/${file}`),
    setupFiles: ["<rootDir>/db/testing/setup/polyfills.ts"],
    setupFilesAfterEnv: ["<rootDir>/db/testing/setup/setup-ui.ts"],
  },
  {
    displayName: "database",
    testEnvironment: "node",
    testMatch: togetherOrEach.map((glob) => `<rootDir>/${glob}`),
    globalSetup: "<rootDir>/db/testing/setup/global-setup.mjs",
    globalTeardown: "<rootDir>/db/testing/setup/global-teardown.mjs",
    setupFiles: ["<rootDir>/db/testing/setup/own-database.ts"],
    setupFilesAfterEnv: ["<rootDir>/db/testing/setup/setup-database.ts"],
  },
];

/** Puts our transformer before the one that next/jest chose, with the same options. */
const sharing = (by) =>
  Array.isArray(by) && by[0].includes("swc/jest-transformer")
    ? ["<rootDir>/scripts/jest-transformer.cjs", { translator: by[0], options: by[1] }]
    : by;

/** next/jest sets its own transformIgnorePatterns, so build its configuration first and then correct it. */
async function complete(project) {
  const config = await withNext({ ...shared, ...project })();
  const translated = `/node_modules/(?!(${modulesOnly.join("|")})/)`;
  return {
    ...config,
    // Projects of one environment share what is translated.
    id: `nakhoda-${project.testEnvironment}`,
    transform: Object.fromEntries(Object.entries(config.transform).map(([files, by]) => [files, sharing(by)])),
    transformIgnorePatterns: [translated, "^.+\\.module\\.(css|sass|scss)$"],
  };
}

export default async function jestConfig() {
  return {
    // A slow machine must not fail a test; a hanging test still fails.
    testTimeout: 60_000,
    testSequencer: "<rootDir>/db/testing/setup/longest-first.mjs",
    projects: await Promise.all(projects.map(complete)),
  };
}
