import cluster from "node:cluster";
import { processCount } from "./process-count.mjs";

// Run several server processes on one port. The first one runs the jobs too. A process that dies is replaced.
cluster.setupPrimary({ exec: process.argv[2] });
const places = Array.from({ length: processCount(process.env.PROCESSES) }, (_, place) => place);
const workers = new Map();
let isEnding = false;

function startWorker(place) {
  const worker = cluster.fork({ JOBS: place === 0 ? "1" : "0" });
  workers.set(place, worker);
  worker.on("message", (message) => onMessage(worker, message));
  worker.once("exit", (code, signal) => {
    workers.delete(place);
    if (isEnding) return void (workers.size === 0 && process.exit(0));
    console.error(`server process ${place + 1} ended (${signal ?? code}), starting another`);
    setTimeout(() => !isEnding && startWorker(place), 1_000);
  });
}

/** Running metrics requests by id: the worker that asked, and the answers so far. */
const questions = new Map();
const timeoutMilliseconds = 2_000;

/** Pass messages for all processes to the launcher; collect metrics for the process that asked. */
function onMessage(worker, message) {
  if (message?.nakhoda === "metrics-wanted") return ask(worker, message.id);
  if (message?.nakhoda === "metrics") return gather(message);
  process.send?.(message);
}

function ask(worker, id) {
  const askedWorkers = [...workers.values()].filter((one) => one.isConnected());
  questions.set(id, {
    worker,
    wanted: askedWorkers.length,
    all: [],
    tooLong: setTimeout(() => answer(id), timeoutMilliseconds),
  });
  for (const one of askedWorkers) one.send({ nakhoda: "metrics-asked", id });
}

function gather({ id, metrics }) {
  const question = questions.get(id);
  if (!question) return;
  question.all.push(metrics);
  if (question.all.length >= question.wanted) answer(id);
}

function answer(id) {
  const { worker, all, tooLong } = questions.get(id);
  questions.delete(id);
  clearTimeout(tooLong);
  if (worker.isConnected()) worker.send({ nakhoda: "metrics-gathered", id, all });
}

function end() {
  if (isEnding) return;
  isEnding = true;
  for (const worker of workers.values()) worker.process.kill("SIGTERM");
  if (workers.size === 0) process.exit(0);
}

// The launcher's messages about the port are for all processes (preparing/take-over.mjs).
process.on("message", (message) => {
  for (const worker of workers.values()) worker.send(message);
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, end);
for (const place of places) startWorker(place);
