import os from "node:os";

/** Parse PROCESSES: empty for one, a number, or "cores" for one per core. @throws for anything else */
export function processCount(declared = "") {
  const problem = declared.trim() || "1";
  if (problem === "cores") return os.availableParallelism();
  if (!/^[1-9]\d?$/.test(problem)) throw new Error(`PROCESSES is a number of processes, or cores: ${problem}`);
  return Number(problem);
}
