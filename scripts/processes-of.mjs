import os from "node:os";

/** Parse PROCESSES: empty for one, a number, or "cores" for one per core. @throws for anything else */
export function processesOf(declared = "") {
  const said = declared.trim() || "1";
  if (said === "cores") return os.availableParallelism();
  if (!/^[1-9]\d?$/.test(said)) throw new Error(`PROCESSES is a number of processes, or cores: ${said}`);
  return Number(said);
}
