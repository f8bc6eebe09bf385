import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { exitOf, start } from "./processes.mjs";
import { projectRoot } from "./project-root.mjs";

const sources = [
  "app",
  "components",
  "db",
  "lib",
  "messages",
  "public",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];
/** `npm run build`, without npm's shell in between: that one keeps signals to itself. */
export const buildCommands = [["node_modules/next/dist/bin/next", "build"], ["scripts/postbuild.mjs"]];
const stamp = path.join(projectRoot, ".next", "nakhoda-build");

/** Builds when the production build is missing or was made from other sources. An image ships the build alone. */
export async function ensureBuild(log) {
  if (!fs.existsSync(path.join(projectRoot, "app")) || isUpToDate()) return;
  log("building for production, about a minute");
  await runBuild();
}

async function runBuild() {
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  for (const command of buildCommands) {
    const code = await exitOf(start(process.execPath, command, env));
    if (code !== 0) throw new Error("The build failed.");
  }
}

export function stampBuild() {
  fs.writeFileSync(stamp, sourceHash());
}

function isUpToDate() {
  const server = path.join(projectRoot, ".next", "standalone", "server.js");
  return fs.existsSync(server) && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === sourceHash();
}

function sourceHash() {
  const hash = createHash("sha256");
  const files = sources.flatMap(filesBelow).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(fs.readFileSync(path.join(projectRoot, file)));
  return hash.digest("hex");
}

function filesBelow(name) {
  const full = path.join(projectRoot, name);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return [name];
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((child) => filesBelow(path.join(name, child)));
}
