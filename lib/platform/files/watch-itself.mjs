import { isMainThread, Worker, workerData } from "node:worker_threads";

const everyMilliseconds = 20;

/**
 * Ends its own process when that holds more than it may, for the limit of a heap counts nothing of the bytes outside it, and when whoever
 * started it is gone. From a thread: the process itself is too busy to look.
 */
if (isMainThread) {
  const watched = { mostBytes: Number(process.argv[2]) * 1_000_000, parent: process.ppid };
  new Worker(new URL(import.meta.url), { workerData: watched, execArgv: [] }).unref();
} else {
  const { mostBytes, parent } = workerData;
  const isOver = () => process.memoryUsage.rss() > mostBytes || process.ppid !== parent;
  setInterval(() => isOver() && process.kill(process.pid, "SIGKILL"), everyMilliseconds);
}
