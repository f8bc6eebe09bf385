import { z } from "zod";
import { nameOf, outcomeOf } from "./results.mjs";

/** Journeys that kill servers or race on purpose: passing on the second attempt is the defect they look for. */
const neverRerun = ["mail-survives-a-kill.spec.ts", "two-instances.spec.ts", "identity-provider.spec.ts"];
const maxFailures = 2;

const names = z.array(z.strictObject({ file: z.string().endsWith(".spec.ts"), title: z.string().min(1) }));

/**
 * Read the names of `e2e/flaky.json`: journeys that passed only on a rerun before.
 * @param {string} text
 * @param {{ file: string, title: string }[]} planned
 * @returns {{ file: string, title: string }[]}
 * @throws {Error} when the list is malformed, repeats a name, or names a journey that does not exist
 */
export function parseFlaky(text, planned) {
  const listed = names.parse(JSON.parse(text));
  const existing = new Set(planned.map(nameOf));
  const unknown = listed.map(nameOf).filter((name) => !existing.has(name));
  if (unknown.length > 0) throw new Error(`no such journey: ${unknown.join(", ")}`);
  if (new Set(listed.map(nameOf)).size < listed.length) throw new Error("a journey is listed twice");
  return listed;
}

/**
 * Choose the files to run once more. None when the run fails whatever a rerun shows: more than two failing journeys, a
 * journey that is never rerun, one already listed as flaky, or a failure outside the journeys.
 * @param {{ failing: { file: string, title: string }[], outside: string[] }} first
 * @param {{ file: string, title: string }[]} listed
 * @returns {string[]}
 */
export function filesToRerun({ failing, outside }, listed) {
  const isListed = new Set(listed.map(nameOf));
  const isFinal = (journey) => neverRerun.includes(journey.file) || isListed.has(nameOf(journey));
  if (outside.length > 0 || failing.length > maxFailures || failing.some(isFinal)) return [];
  return [...new Set(failing.map(({ file }) => file))];
}

/**
 * Decide a run. The rerun of a file replaces the first results of all its journeys, so each journey counts once.
 * `flaky` are the journeys that failed first and passed on the rerun, with the errors of the first run.
 * @param {{ file: string, title: string }[]} planned
 * @param {ReturnType<typeof outcomeOf>} first
 * @param {Map<string, { report: object | undefined, code: number }>} reruns by file
 */
export function settleFlakyResults(planned, first, reruns) {
  const again = [...reruns].map(([file, run]) =>
    outcomeOf(
      planned.filter((one) => one.file === file),
      run,
    ),
  );
  const kept = first.journeys.filter(({ file }) => !reruns.has(file));
  const journeys = [...kept, ...again.flatMap((outcome) => outcome.journeys)];
  const failing = journeys.filter(({ isPassed }) => !isPassed);
  const stillFailing = new Set(failing.map(nameOf));
  const outside = [...first.outside, ...again.flatMap((outcome) => outcome.outside)];
  return {
    passed: journeys.length - failing.length,
    failed: failing.length + outside.length,
    failing,
    outside,
    flaky: first.failing.filter((journey) => !stillFailing.has(nameOf(journey))),
  };
}
