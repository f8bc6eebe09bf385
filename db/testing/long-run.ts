import fs from "node:fs";

/** `npm run long` sets these for each chunk; the suite leaves them unset and tests its sample. */
const { LONG_SEED, LONG_CASES, LONG_TALLY } = process.env;

/** Milliseconds a property may take. A chunk of a long run may share its machine with other work. */
export const propertyTimeout = LONG_SEED ? 3_600_000 : 600_000;

/** Choose how many cases a property tests and with which seed, and note the count for the figures of a long run. */
function casesFor(sample: number): { cases: number; seed: number | undefined } {
  if (!LONG_SEED || !LONG_CASES || !LONG_TALLY) return { cases: sample, seed: undefined };
  fs.appendFileSync(LONG_TALLY, `${LONG_CASES}\n`);
  return { cases: Number(LONG_CASES), seed: Number(LONG_SEED) };
}

/** Parameters of `fc.assert`: a random sample in the suite, a seeded chunk in a long run. */
export function runsOf(sample: number): { numRuns: number; seed?: number } {
  const { cases, seed } = casesFor(sample);
  return seed === undefined ? { numRuns: cases } : { numRuns: cases, seed };
}

/** Numbers of generated people: 1 to `sample` in the suite, the next chunk's numbers in a long run. */
export function peopleOf(sample: number): number[] {
  const { cases, seed = 1 } = casesFor(sample);
  return Array.from({ length: cases }, (_, index) => seed + index);
}

/** Choose a size of generated input: small in the suite, `long` in a long run, where starting costs more than rows do. */
export const sizeOf = (sample: number, long: number) => (LONG_SEED ? long : sample);
