import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";

const metaFolder = path.join(projectRoot, "drizzle", "meta");

/** Run drizzle-kit generate and keep the newest snapshot only. drizzle-kit compares with that one; each is 25,000 lines. */
const drizzleKit = path.join(projectRoot, "node_modules", "drizzle-kit", "bin.cjs");
const { status } = spawnSync(process.execPath, [drizzleKit, "generate", ...process.argv.slice(2)], {
  cwd: projectRoot,
  stdio: "inherit",
});
const snapshots = fs.readdirSync(metaFolder).filter((name) => name.endsWith("_snapshot.json"));
const older = status === 0 ? snapshots.sort().slice(0, -1) : [];
for (const name of older) fs.rmSync(path.join(metaFolder, name));
process.exitCode = status ?? 1;
