import autocannon from "autocannon";
import fs from "node:fs";
import { spawnSync } from "node:child_process";

/** Clock ticks per second in /proc/<pid>/stat, the same on every supported Linux. */
const ticksPerSecond = 100;

const ticksOf = (pid) => {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
};

/** A process and its descendants. */
function family(pid) {
  const { stdout } = spawnSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" });
  const all = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const below = (one) => [one, ...all.filter(([, parent]) => parent === one).flatMap(([child]) => below(child))];
  return below(pid);
}

const cpuOf = (pids) => pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / ticksPerSecond;

const wireOf = ({ url, headers = {}, body, connections = 16 }) => ({
  url,
  connections,
  headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
  ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
});

/** Requests until the engine has compiled the code; a running server has answered more. */
const warmRequests = 3_000;

/** Send a case until it is warm or the time is over, because a cold process measures its compiler. */
export async function warmUp(request, seconds) {
  let answered = 0;
  const until = Date.now() + seconds * 1_000;
  while (answered < warmRequests && Date.now() < until) {
    const { requests } = await autocannon({ ...wireOf(request), duration: 1 });
    answered += requests.total;
  }
}

/** Measure a server for some seconds: requests per second, latency, and CPU time per request of server and database. */
export async function sendLoad({ expect = 200, ...request }, { pid, database, seconds }) {
  const { url } = request;
  const before = { server: cpuOf(family(pid)), database: cpuOf(family(database)) };
  const result = await autocannon({ ...wireOf(request), duration: seconds });
  const after = { server: cpuOf(family(pid)), database: cpuOf(family(database)) };
  const count = result.requests.total;
  const answered = result.statusCodeStats?.[expect]?.count ?? 0;
  if (answered < count || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return {
    rate: count / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, count)),
    serverMs: ((after.server - before.server) * 1_000) / Math.max(1, count),
    databaseMs: ((after.database - before.database) * 1_000) / Math.max(1, count),
  };
}

const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];

/** Median of several rounds, per figure. */
export const medianOf = (rounds) =>
  Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, middle(rounds.map((round) => round[key]))]));

/** Resident memory of a server in megabytes. */
export function residentOf(pid) {
  const kilobytes = family(pid).map((one) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${one}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return Math.round(Math.max(...kilobytes) / 1_024);
}
