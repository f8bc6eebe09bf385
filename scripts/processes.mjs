import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { projectRoot } from "./project-root.mjs";

const running = new Set();
/** Time for a server to finish answers and give back jobs; an orchestrator waits a little longer. */
const killAfterMilliseconds = 18_000;

export function start(command, args, env, options = {}) {
  const child = spawn(command, args, { cwd: projectRoot, env, stdio: "inherit", ...options });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Resolves with the exit code; a process ended by a signal counts as failed. */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** @param {(line: string) => void} [print] takes the lines of its output, where they may not go to the terminal as they are */
export async function runNode(args, env, print) {
  const child = start(process.execPath, args, env, print ? { stdio: ["inherit", "pipe", "inherit"] } : {});
  if (print) createInterface({ input: child.stdout }).on("line", print);
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`node ${args.join(" ")} failed with exit code ${code}`);
}

export async function endRunning() {
  const ended = [...running].map((child) => endProcess(child));
  await Promise.all(ended);
}

async function endProcess(child) {
  const ended = exitOf(child);
  const patience = setTimeout(() => child.kill("SIGKILL"), killAfterMilliseconds);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(patience);
}
