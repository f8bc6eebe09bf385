import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import AggregatorRegistry from "prom-client/lib/cluster";
import Gauge from "prom-client/lib/gauge";
import Registry from "prom-client/lib/registry";
import { ownMetrics } from "./registry";

type Metrics = Awaited<ReturnType<typeof ownMetrics>>;
type ClusterMessage = { nakhoda?: string; id?: string; all?: Metrics[] };
/** A gauge whose value is read on request and is the same in every process. Several values have labels. */
export type Reading = { name: string; help: string; value: number | null; labels?: Record<string, string> };

const timeoutMilliseconds = 3_000;

/** Answer metrics requests of other processes of this instance (passed on by scripts/cluster.mjs). */
export function answerMetricsRequests() {
  if (!cluster.isWorker) return;
  process.on("message", ({ nakhoda, id }: ClusterMessage) => {
    if (nakhoda !== "metrics-asked") return;
    void ownMetrics().then((metrics) => process.send?.({ nakhoda: "metrics", id, metrics }));
  });
}

/** Collect the metrics of all processes; only this one's when the others do not answer in time. */
async function metricsOfAllProcesses(): Promise<Metrics[]> {
  if (!cluster.isWorker) return [await ownMetrics()];
  const id = randomUUID();
  return new Promise((resolve) => {
    const stop = (all: Metrics[]) => {
      clearTimeout(timer);
      process.off("message", onMessage);
      resolve(all);
    };
    const onMessage = (message: ClusterMessage) =>
      void (message.nakhoda === "metrics-gathered" && message.id === id && stop(message.all ?? []));
    const timer = setTimeout(() => void ownMetrics().then((ownOnly) => stop([ownOnly])), timeoutMilliseconds);
    process.on("message", onMessage);
    process.send?.({ nakhoda: "metrics-wanted", id });
  });
}

function registryOf(readings: readonly Reading[]): Registry {
  const register = new Registry();
  const gauges = new Map<string, Gauge>();
  for (const { name, help, value, labels = {} } of readings) {
    // A gauge starts at 0, which would mean a backup just now.
    if (value === null) continue;
    const existing = gauges.get(name);
    const gauge = existing ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [register] });
    gauges.set(name, gauge);
    gauge.set(labels, value);
  }
  return register;
}

/** Render Prometheus text: the sums over all processes, then the gauges. */
export async function metricsText(readings: readonly Reading[]): Promise<{ text: string; contentType: string }> {
  const sums = AggregatorRegistry.aggregate(await metricsOfAllProcesses());
  const text = `${await sums.metrics()}\n${await registryOf(readings).metrics()}`;
  return { text, contentType: sums.contentType };
}
