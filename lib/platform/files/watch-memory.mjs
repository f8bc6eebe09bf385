import { isMainThread, Worker, workerData } from "node:worker_threads";

const everyMilliseconds = 20;

/** Ends its own process when that holds more than it may: the limit of a heap counts nothing of the bytes outside it. The process itself is too busy to look. */
if (isMainThread) {
  const mostBytes = Number(process.argv[2]) * 1_000_000;
  new Worker(new URL(import.meta.url), { workerData: mostBytes, execArgv: [] }).unref();
} else {
  setInterval(() => process.memoryUsage.rss() > workerData && process.kill(process.pid, "SIGKILL"), everyMilliseconds);
}
