import { openEnvironment } from "./environment.mjs";
import { endRunning } from "./processes.mjs";

/**
 * Run a command with the database up. When it ends, fails or is interrupted, its processes end first and its database
 * last.
 * `action` returns the exit code; an interrupted one has succeeded unless it set another code.
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

/** Wait for a database that is just starting. It is detached and would keep running. */
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
