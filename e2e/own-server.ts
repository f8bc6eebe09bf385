import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { copyPrepared } from "./prepared-data.mjs";

/** Start a server that the journey may kill. A new data folder starts with the demo fleet. */
export async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  if (env.PGDATA_DIR) copyPrepared(process.env.E2E_DATA_DIR, env.PGDATA_DIR);
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const until = Date.now() + 90_000;
  while (Date.now() < until) {
    const ready = await fetch(`${env.AUTH_URL}/health/ready`).catch(() => null);
    if (ready?.ok) return child;
    if (child.exitCode !== null) throw new Error(`server ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`server did not start: ${output}`);
}

/** Kill launcher and server at once, like a power cut. */
export function killServer(child: ChildProcess) {
  if (child.pid) process.kill(-child.pid, "SIGKILL");
}

export async function stopServer(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** Return the resident memory of the server process in MB. */
export function serverMegabytes({ pid }: ChildProcess): number {
  const processes = execFileSync("ps", ["-A", "-o", "ppid=,rss=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const server = processes.find(
    ([parent, , ...args]) => Number(parent) === pid && args.join(" ").includes("nakhoda-server"),
  );
  if (!server) throw new Error("the server process was not found");
  return Number(server[1]) / 1_000;
}
