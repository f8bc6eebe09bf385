import fs from "node:fs";
import path from "node:path";
import { isAlive } from "../embedded-postgres-users.mjs";

const heartbeatMilliseconds = 5_000;
/** Ignore a file that was not touched for so long: another process may have got the same id meanwhile. */
const staleMilliseconds = 60_000;

/**
 * Acquire a lock file that only one process may hold. A lock left by a killed process is taken over.
 * @returns {{ release?: () => void, holder?: number }} the holder's process id when it is taken
 */
export function acquireFileLock(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: "wx" });
      return keepAlive(file);
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const holder = holderOf(file);
    if (holder) return { holder };
    fs.rmSync(file, { force: true });
  }
}

function holderOf(file) {
  try {
    const pid = Number(fs.readFileSync(file, "utf8"));
    const isFresh = Date.now() - fs.statSync(file).mtimeMs < staleMilliseconds;
    return isFresh && (pid === 0 || isAlive(pid)) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function keepAlive(file) {
  const heartbeat = setInterval(
    () => fs.promises.utimes(file, new Date(), new Date()).catch(() => {}),
    heartbeatMilliseconds,
  ).unref();
  const release = () => {
    clearInterval(heartbeat);
    fs.rmSync(file, { force: true });
  };
  process.once("exit", release);
  return {
    release: () => {
      process.off("exit", release);
      release();
    },
  };
}
