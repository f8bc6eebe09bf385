import { fork } from "node:child_process";
import { join } from "node:path";

/** megabytes are those of its heap. */
export type Means = { milliseconds: number; megabytes: number };
type Asked<Answer> = { script: string; job: object; means: Means; take(message: unknown): Answer | undefined };

/** Why a process ended without an answer: what it was asked took more than it may. */
export class Exhausted extends Error {
  constructor(readonly of: "time" | "memory") {
    super(`a process of its own ran out of ${of}`);
  }
}

const watch = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/files/watch-itself.mjs");
/** Megabytes a process may hold beside its heap: the runtime itself, and bytes. */
const outsideHeap = 256;

/**
 * Another process, without our environment: a file made to be endless, to grow without bounds or to change what all objects share costs that
 * process, not the server (docs/decisions/15-reading-spreadsheets.md). It is sent the job and ends with its answer.
 * @param take turns what it sends into the answer, undefined while more is to come; what it throws is thrown
 * @throws Exhausted
 */
export function inOwnProcess<Answer>({ script, job, means, take }: Asked<Answer>): Promise<Answer> {
  const { milliseconds, megabytes } = means;
  const child = fork(script, [String(megabytes + outsideHeap)], {
    env: { NODE_ENV: process.env.NODE_ENV },
    execArgv: [`--max-old-space-size=${megabytes}`, `--import=${watch}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.send(job, () => undefined);
  let tooLong: NodeJS.Timeout;
  return new Promise<Answer>((resolve, reject) => {
    tooLong = setTimeout(() => reject(new Exhausted("time")), milliseconds);
    child.on("message", (message) => {
      try {
        const answer = take(message);
        if (answer !== undefined) resolve(answer);
      } catch (error) {
        reject(error);
      }
    });
    child.once("error", reject);
    // Not at "exit": what was sent last may still be on its way. A process that outgrows its memory ends with a signal, its own or the system's.
    child.once("close", (code, signal) =>
      reject(signal ? new Exhausted("memory") : new Error(`${script} ended with ${code} and without an answer`)),
    );
  }).finally(() => {
    clearTimeout(tooLong);
    child.kill("SIGKILL");
  });
}
