import { isMainThread, Worker, workerData } from "node:worker_threads";

const everyMilliseconds = 20;

/**
 * End this process when it exceeds its memory or when its parent is gone. The heap limit alone ignores buffers.
 * It runs in a thread, because the main thread is busy.
 */
if (isMainThread) {
  const watched = { mostBytes: Number(process.argv[2]) * 1_000_000, parent: process.ppid };
  new Worker(new URL(import.meta.url), { workerData: watched, execArgv: [] }).unref();
} else {
  const { mostBytes, parent } = workerData;
  const isExceeded = () => process.memoryUsage.rss() > mostBytes || process.ppid !== parent;
  setInterval(() => isExceeded() && process.kill(process.pid, "SIGKILL"), everyMilliseconds);
}
