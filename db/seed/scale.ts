import { parseArgs } from "node:util";

/** How many people of each kind to add. */
export type Scale = { crew: number; applicants: number };

/** Applicants are made one by one, crew in the database: without --of there are at most this many of them. */
const maxApplicants = 5_000;

/** "5k" is 5,000. */
function countOf(text: string): number {
  const [, digits, thousands] = /^(\d+)(k?)$/i.exec(text) ?? [];
  if (!digits) throw new Error(`--scale takes a number such as 5000 or 5k, not ${text}`);
  return Number(digits) * (thousands ? 1_000 : 1);
}

/** Reads --scale and --of off the command line. */
export function scaleOf(args: string[]): Scale {
  const { values } = parseArgs({ args, options: { scale: { type: "string", default: "0" }, of: { type: "string" } } });
  const count = countOf(values.scale);
  if (values.of === undefined) return { crew: count, applicants: Math.min(count, maxApplicants) };
  if (values.of !== "crew" && values.of !== "applicants")
    throw new Error(`--of takes crew or applicants, not ${values.of}`);
  return { crew: 0, applicants: 0, [values.of]: count };
}
