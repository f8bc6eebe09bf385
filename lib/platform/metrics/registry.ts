import Counter from "prom-client/lib/counter";
import Gauge from "prom-client/lib/gauge";
import Histogram from "prom-client/lib/histogram";
import Registry from "prom-client/lib/registry";
import { counterValue } from "@/db/counters";
import { runtime } from "@/db/runtime";

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobSeconds = [0.1, 1, 10, 60, 600];

/** An answered request. call: controller and name; empty for other requests. */
type ObservedRequest = { kind: string; method: string; status: number; call: string; seconds: number };

/** Create a counter whose sum is stored elsewhere. */
function externalCounter(register: Registry, name: string, help: string, sum: () => number) {
  new Counter({
    name,
    help,
    registers: [register],
    collect() {
      this.reset();
      this.inc(sum());
    },
  });
}

/** Create the metrics. Labels are kinds, names of calls and tasks, and statuses, never personal data or ids. */
function createMetrics() {
  const register = new Registry();
  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Memory of the server processes",
    registers: [register],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  const requests = new Counter({
    name: "nakhoda_requests_total",
    help: "Requests that were answered",
    registers: [register],
    labelNames: ["kind", "method", "status"],
  });
  const durations = new Histogram({
    name: "nakhoda_request_seconds",
    help: "From request to the end of its answer",
    registers: [register],
    labelNames: ["kind"],
    buckets: seconds,
  });
  const calls = new Counter({
    name: "nakhoda_calls_total",
    help: "Calls of /PMSol/v1 by name",
    registers: [register],
    labelNames: ["call", "status"],
  });
  const jobs = new Histogram({
    name: "nakhoda_job_seconds",
    help: "Jobs by task and result",
    registers: [register],
    labelNames: ["task", "result"],
    buckets: jobSeconds,
  });
  externalCounter(register, "process_cpu_seconds_total", "Time of processors", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  });
  externalCounter(register, "nakhoda_cache_hits_total", "Counts and sums that were kept", () =>
    counterValue("cache-hit"),
  );
  externalCounter(register, "nakhoda_cache_misses_total", "Counts and sums that were read", () =>
    counterValue("cache-miss"),
  );
  externalCounter(register, "nakhoda_queries_total", "Queries sent to the database", () => counterValue("query"));
  externalCounter(register, "nakhoda_slow_queries_total", "Queries over 500 ms", () => counterValue("slow-query"));
  return { register, requests, durations, calls, jobs };
}

declare module "@/db/runtime" {
  interface Runtime {
    metrics: ReturnType<typeof createMetrics>;
  }
}
const metrics = () => (runtime.metrics ??= createMetrics());

/** Count an answered request. Called by the front door. */
export function observeRequest({ kind, method, status, call, seconds: duration }: ObservedRequest) {
  const { requests, durations, calls } = metrics();
  requests.inc({ kind, method, status: String(status) });
  durations.observe({ kind }, duration);
  if (call) calls.inc({ call, status: String(status) });
}

/** Measure the duration of a job and count its result. */
export async function observeJob<T>(task: string, work: () => Promise<T>): Promise<T> {
  const stopTimer = metrics().jobs.startTimer({ task });
  try {
    const result = await work();
    stopTimer({ result: "done" });
    return result;
  } catch (error) {
    stopTimer({ result: "failed" });
    throw error;
  }
}

/** Return the metrics of this process. */
export const ownMetrics = () => metrics().register.getMetricsAsJSON();
