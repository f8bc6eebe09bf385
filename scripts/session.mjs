import { openEnvironment } from "./environment.mjs";
import { endRunning } from "./processes.mjs";

/**
 * Runs a command with the database up, and leaves nothing behind: whether the command ends, fails or is interrupted,
 * its processes are ended first and the database it started last. `action` returns the exit code; one that is interrupted
 * has succeeded, unless it has set another code.
 */
export async function withEnvironment(action, { log = () => {}, complain = console.error } = {}) {
  let opening;
  let closing;
  const finish = (code) => {
    closing ??= close(opening).then(() => process.exit(code));
    return closing;
  };
  const interrupt = () => finish(process.exitCode ?? 0);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, interrupt);
  onParentGone(interrupt);
  try {
    opening = openEnvironment({ log });
    const session = await opening;
    const code = closing ? 0 : await action({ ...session, isInterrupted: () => closing !== undefined });
    await finish(code);
  } catch (error) {
    if (!closing) complain(error.message);
    await finish(1);
  }
}

/** A database that is just being started is waited for: it runs by itself and would stay. */
async function close(opening) {
  await endRunning();
  const session = await opening?.catch(() => undefined);
  await session?.close();
}

/** npm passes a signal only to the shell between it and this process: that shell's end is the sign to stop. */
function onParentGone(action) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && action(), 500).unref();
}

export function stopwatchLog() {
  const began = performance.now();
  return (message) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)}s  ${message}`);
}
