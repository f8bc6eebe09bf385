import fs from "node:fs";
import os from "node:os";

/** Processor seconds of the calibration on the machine the figures below were measured on. */
const referenceCalibration = 0.16;
/**
 * Processor seconds of each step on that machine, and how much of it one core has to do alone. What waits for the disk or
 * for a clock counts as work of one core.
 */
const work = {
  compile: { alone: 20, shared: 104 },
  pages: { alone: 8, shared: 2 },
  compress: { alone: 3, shared: 10 },
  database: { alone: 2, shared: 0 },
  migrate: { alone: 2, shared: 0 },
  seed: { alone: 10, shared: 0 },
  server: { alone: 3, shared: 0 },
};
/** More cores than this do not help the compiler. */
const maxCores = 8;

/** Measure this machine's speed: processor seconds of a fixed piece of work, whatever else runs beside it. */
export function calibrate() {
  const before = process.cpuUsage();
  const words = new Map();
  for (let round = 0; round < 300_000; round++) {
    const word = (round * 2_654_435_761) % 65_521;
    words.set(`w${word}`, (words.get(`w${word}`) ?? 0) + 1);
  }
  JSON.parse(JSON.stringify([...words].sort(([one], [other]) => (one < other ? -1 : 1))));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** How much slower this machine is: by the processor seconds its last build took, else by the calibration. */
const slowness = ({ calibration, lastCompilerWork }) =>
  lastCompilerWork ? lastCompilerWork / (work.compile.alone + work.compile.shared) : calibration / referenceCalibration;

/**
 * Expect how long each step takes on this machine when nothing else runs.
 * @param {string[]} steps
 * @param {{ calibration: number, cores: number, lastCompilerWork?: number }} machine
 * @returns {Record<string, number>}
 */
export function expectedSeconds(steps, machine) {
  const cores = Math.min(machine.cores, maxCores);
  const secondsOf = ({ alone, shared }) => slowness(machine) * (alone + shared / cores);
  return Object.fromEntries(steps.map((step) => [step, secondsOf(work[step])]));
}

/** Expect the processor seconds of compiling here. The share already used is the compiler's progress. */
export const compilerWork = (machine) => (work.compile.alone + work.compile.shared) * slowness(machine);

export const availableCores = () => os.availableParallelism();

/** Of /proc/<pid>/stat; the same on every Linux this runs on. */
const ticksPerSecond = 100;

/** Read the processor seconds a process and those below it have used; undefined outside Linux. */
export function cpuSecondsOf(pid, proc = "/proc") {
  try {
    const fields = fs.readFileSync(`${proc}/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    const children = fs.readFileSync(`${proc}/${pid}/task/${pid}/children`, "utf8").trim();
    return children.split(" ").reduce((sum, child) => sum + (child ? (cpuSecondsOf(child, proc) ?? 0) : 0), own);
  } catch {
    return undefined;
  }
}
