import fs from "node:fs";
import path from "node:path";

// One empty file per command that uses the embedded database, named by process id:
// the last living one stops the server, whatever happened to the others.

export function register(folder) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, String(process.pid)), "");
}

/** Return whether no other process uses the database any more. */
export function leave(folder) {
  fs.rmSync(path.join(folder, String(process.pid)), { force: true });
  const others = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return !others.some((pid) => isAlive(Number(pid)));
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
