import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { log } from "../log";

const megabytes = 256;

/**
 * Run one of our commands (scripts/) in a child process with a bounded heap, which ends with the server.
 * Its output is written to the log. @returns its exit code
 */
export function runScript(name: string, args: readonly string[]): Promise<number> {
  const scripts = join(/* turbopackIgnore: true */ process.env.PROJECT_ROOT ?? process.cwd(), "scripts");
  const preload = `--import=${join(scripts, "end-with-launcher.mjs")}`;
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, preload, join(scripts, name), ...args], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, MALLOC_ARENA_MAX: "2" },
  });
  const part = name.replace(".mjs", "");
  const pipeToLog = (from: Readable | null, level: "info" | "error") =>
    from && createInterface({ input: from }).on("line", (line) => log[level]({ part }, line));
  pipeToLog(child.stdout, "info");
  pipeToLog(child.stderr, "error");
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
