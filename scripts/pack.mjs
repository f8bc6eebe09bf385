import { build } from "esbuild";
import fs from "node:fs";
import path from "node:path";
import { packTraced } from "./packing/pack-traced.mjs";
import { projectRoot } from "./project-root.mjs";

// Collect everything for the container image: the build with its files, and each program as one file.
const image = path.join(projectRoot, ".next", "image");
const scripts = path.join(image, "scripts");

/** Packages with native code or data files, which are traced instead of bundled. */
const traced = ["@node-rs/argon2", "fontkit", "graphile-worker", "next", "sharp"];
const common = {
  absWorkingDir: projectRoot,
  bundle: true,
  // The second is an optional native driver that pg uses where it is installed.
  external: [...traced, "pg-native"],
  format: "esm",
  logLevel: "warning",
  outExtension: { ".js": ".mjs" },
  platform: "node",
  target: "node20",
  // Runtime requirements of these packages, looked up beside them.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
};

await packTraced(projectRoot, image);
// A snapshot is only read to generate the next migration.
const isServed = (file) => !/_snapshot\.json$/.test(file);
for (const folder of [".next/static", "drizzle", "public"])
  fs.cpSync(path.join(projectRoot, folder), path.join(image, folder), { recursive: true, filter: isServed });
for (const file of ["next.config.mjs", "package.json"]) fs.cpSync(path.join(projectRoot, file), path.join(image, file));

const programs = [
  "start",
  "backup",
  "restore",
  "doctor",
  "rotate-key",
  "admin-password",
  "cluster",
  "with-db",
  "end-with-launcher",
  "release-aborted-renders",
  "server/serve",
];
await build({
  ...common,
  entryPoints: programs.map((name) => `scripts/${name}.mjs`),
  outbase: "scripts",
  outdir: scripts,
});
// The condition makes "server-only" empty, as in a server component.
await build({
  ...common,
  entryPoints: { seed: "db/seed/run.ts", "doctor-program": "app/doctor.ts" },
  conditions: ["react-server"],
  outdir: scripts,
});
// The seed loads its CommonJS build (db/specimens/document.ts); only the ES modules are traced.
await build({
  absWorkingDir: projectRoot,
  bundle: true,
  entryPoints: ["node_modules/@cantoo/pdf-lib/cjs/index.js"],
  logLevel: "warning",
  outfile: path.join(image, "node_modules/@cantoo/pdf-lib/cjs/index.js"),
  platform: "node",
});
