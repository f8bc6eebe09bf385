import fs from "node:fs";
import path from "node:path";
import { exitOf, start } from "./processes.mjs";
import { projectRoot } from "./project-root.mjs";

/** Packed in an image, which has no sources (scripts/pack.mjs). */
const packed = path.join(projectRoot, "scripts", "doctor-program.mjs");

/**
 * Run the doctor on the database of an environment. The condition gives it the same modules as a server component.
 * @param {Record<string, string>} env
 * @param {string[]} [args]
 * @returns {Promise<number>} the exit code: 1 with findings
 */
export function diagnose(env, args = []) {
  const program = fs.existsSync(packed) ? [packed] : ["--import", "tsx", "app/doctor.ts"];
  return exitOf(start(process.execPath, ["--conditions=react-server", ...program, ...args], env));
}
