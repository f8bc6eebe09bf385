import autocannon from "autocannon";
import fs from "node:fs";
import { spawnSync } from "node:child_process";

/** Of /proc/<pid>/stat; the same on every Linux this runs on. */
const ticksPerSecond = 100;

const ticksOf = (pid) => {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
};

/** A process and all below it. */
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

/** As many requests as let an engine compile what they run; a server that has been up for an hour has answered more of each. */
const warmRequests = 3_000;

/** Sends a case until it is warm, or for so many seconds: a cold process measures its compiler. */
export async function warmUp(request, seconds) {
  let answered = 0;
  const until = Date.now() + seconds * 1_000;
  while (answered < warmRequests && Date.now() < until) {
    const { requests } = await autocannon({ ...wireOf(request), duration: 1 });
    answered += requests.total;
  }
}

/** How a server does for so many seconds: requests a second, times in milliseconds, processor time per request of it and of the database. */
export async function drive({ expect = 200, ...request }, { pid, database, seconds }) {
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

/** The middle of several rounds, figure by figure. */
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
