import { fork } from "node:child_process";
import { join } from "node:path";

/** megabytes limits the heap. */
export type ProcessLimits = { milliseconds: number; megabytes: number };
type ProcessJob<Answer> = {
  script: string;
  job: object;
  limits: ProcessLimits;
  take(message: unknown): Answer | undefined;
};

/** Thrown when a child process exceeded its time or memory. */
export class LimitExceeded extends Error {
  constructor(readonly resource: "time" | "memory") {
    super(`a process of its own ran out of ${resource}`);
  }
}

const watchdogScript = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/files/memory-watchdog.mjs");
/** Megabytes a process may use besides its heap: the runtime itself, and buffers. */
const overheadMegabytes = 256;

/**
 * Run a job in a child process without our environment, so that a malicious file can harm only that process.
 * It is sent the job and ends with its answer (docs/decisions/15-reading-spreadsheets.md).
 * @param onMessage turns a message into the answer, or undefined while more is to come; its errors are passed on
 * @throws LimitExceeded
 */
export function runInChildProcess<Answer>({ script, job, limits, take }: ProcessJob<Answer>): Promise<Answer> {
  const { milliseconds, megabytes } = limits;
  const child = fork(script, [String(megabytes + overheadMegabytes)], {
    env: { NODE_ENV: process.env.NODE_ENV },
    execArgv: [`--max-old-space-size=${megabytes}`, `--import=${watchdogScript}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.send(job, () => undefined);
  let timer: NodeJS.Timeout;
  return new Promise<Answer>((resolve, reject) => {
    timer = setTimeout(() => reject(new LimitExceeded("time")), milliseconds);
    child.on("message", (message) => {
      try {
        const answer = take(message);
        if (answer !== undefined) resolve(answer);
      } catch (error) {
        reject(error);
      }
    });
    child.once("error", reject);
    // Not at "exit", because the last message may still arrive. A process out of memory ends with a signal.
    child.once("close", (code, signal) =>
      reject(signal ? new LimitExceeded("memory") : new Error(`${script} ended with ${code} and without an answer`)),
    );
  }).finally(() => {
    clearTimeout(timer);
    child.kill("SIGKILL");
  });
}
