import { z } from "zod";

const whole = z.int().nonnegative();
const progressSchema = z.strictObject({
  name: z.string(),
  seed: whole,
  chunks: z.array(
    z.strictObject({
      seed: whole,
      cases: whole,
      seconds: z.number(),
      version: z.string(),
      failures: z.array(z.string()),
    }),
  ),
});

/**
 * Progress of a long run: the seed it began with and its finished chunks. `cases` counts what all properties of a chunk
 * tested, and is zero when one failed; `failures` hold the counterexample; `version` is the commit that was tested.
 * @typedef {z.infer<typeof progressSchema>} Progress
 */

/** @returns {Progress} */
export const newProgress = (name, seed) => ({ name, seed, chunks: [] });

/** Read stored progress. @param {string} text @throws {Error} when it is malformed or of another run */
export function parseProgress(text, name) {
  const progress = progressSchema.parse(JSON.parse(text));
  if (progress.name !== name) throw new Error(`this is the progress of ${progress.name}`);
  return progress;
}

/**
 * Choose the next chunk; nothing after the last. Chunks follow each other in seeds, so that no case repeats and each
 * chunk can be run by itself.
 * @param {Progress} progress
 * @param {{ cases: number, chunk: number }} run
 */
export function nextChunk({ seed, chunks }, { cases, chunk }) {
  const begun = chunks.length * chunk;
  return begun < cases ? { seed: seed + begun, cases: Math.min(chunk, cases - begun) } : undefined;
}

/** Sum up a run for notes and docs. @param {Progress} progress @param {{ cases: number, chunk: number }} run */
export function figuresOf({ name, seed, chunks }, { cases, chunk }) {
  const failing = chunks.filter(({ failures }) => failures.length > 0);
  const sum = (key) => chunks.reduce((total, one) => total + one[key], 0);
  const versions = [...new Set(chunks.map(({ version }) => version))];
  return [
    `${name}, seed ${seed}: ${chunks.length} of ${Math.ceil(cases / chunk)} chunks`,
    `${sum("cases").toLocaleString("en")} cases passed`,
    `${failing.length} chunks failed`,
    `${Math.round(sum("seconds")).toLocaleString("en")} s`,
    ...(versions.length > 0 ? [`version ${versions.join(", ")}`] : []),
  ].join(", ");
}
