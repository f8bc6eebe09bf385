import { build } from "esbuild";
import fs from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";

// An image holds the standalone build and what is made here: the launcher with what it imports, and the seed.
const standalone = path.join(projectRoot, ".next", "standalone");
const scripts = path.join(standalone, "scripts");

/** Packages with native parts or files of their own: the standalone build has them already. */
const traced = ["@node-rs/argon2", "fontkit", "graphile-worker", "sharp"];
const common = {
  absWorkingDir: projectRoot,
  bundle: true,
  // The second is a faster driver that pg takes where somebody has installed it.
  external: [...traced, "pg-native"],
  format: "esm",
  logLevel: "warning",
  outExtension: { ".js": ".mjs" },
  platform: "node",
  target: "node20",
  // What these packages require at run time is looked for beside them.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
};

const launcher = [
  "start",
  "backup",
  "restore",
  "doctor",
  "rotate-key",
  "admin-password",
  "many",
  "with-db",
  "end-with-launcher",
  "settle-stacks",
  "front-door/preload",
];
await build({
  ...common,
  entryPoints: launcher.map((name) => `scripts/${name}.mjs`),
  outbase: "scripts",
  outdir: scripts,
});
// The condition gives seed and doctor the same modules as a server component: "server-only" is empty.
await build({
  ...common,
  entryPoints: { seed: "db/seed/run.ts", "doctor-program": "app/doctor.ts" },
  conditions: ["react-server"],
  outdir: scripts,
});
// The seed asks for it by its name (db/specimens/document.ts); traced are its modules for import only.
await build({
  absWorkingDir: projectRoot,
  bundle: true,
  entryPoints: ["node_modules/@cantoo/pdf-lib/cjs/index.js"],
  logLevel: "warning",
  outfile: path.join(standalone, "node_modules/@cantoo/pdf-lib/cjs/index.js"),
  platform: "node",
});
// Traced because graphile-worker could read a configuration in TypeScript, and because tests lie beside what is used.
for (const name of ["typescript", "thread-stream/test"])
  fs.rmSync(path.join(standalone, "node_modules", name), { recursive: true, force: true });
fs.cpSync(path.join(projectRoot, "drizzle"), path.join(standalone, "drizzle"), { recursive: true });
