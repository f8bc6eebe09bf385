import { stripVTControlCharacters } from "node:util";

const maxErrorLength = 900;
const maxSeconds = 60;

/**
 * One journey as Playwright reports it. `title` includes the headings of its `describe` blocks; `errors` are shortened,
 * because the runner's list of attachments behind an error is longer than the end of a log shows.
 * @typedef {{ file: string, title: string, isPassed: boolean, seconds: number, errors: string[] }} Journey
 */

/** Name a journey as logs and lists do. @param {{ file: string, title: string }} journey */
export const nameOf = ({ file, title }) => `${file}: ${title}`;

/**
 * List the journeys of a JSON report. A journey that was skipped or never ran has not passed.
 * @returns {Journey[]}
 */
export function journeysIn(report) {
  return (report?.suites ?? []).flatMap((suite) => journeysOf(suite, []));
}

/** The outermost suite is the file; its title is no heading. */
function journeysOf({ specs = [], suites = [] }, headings) {
  return [
    ...specs.map((spec) => journeyOf(spec, headings)),
    ...suites.flatMap((suite) => journeysOf(suite, [...headings, suite.title])),
  ];
}

function journeyOf({ title, file, tests }, headings) {
  const results = tests.flatMap((test) => test.results);
  const errors = results.flatMap(({ errors: found = [] }) => found.map(shortMessage));
  return {
    file,
    title: [...headings, title].join(" › "),
    isPassed: tests.length > 0 && tests.every(({ status }) => status === "expected"),
    seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1_000,
    errors,
  };
}

/** Shorten an error and remove its colours. */
function shortMessage({ message = "" }) {
  return stripVTControlCharacters(message).trim().slice(0, maxErrorLength);
}

/**
 * Compare a run with what was planned. A planned journey missing from the report has failed. `outside` are failures of
 * the run itself: no report, an error outside any journey, or a bad exit code that no journey explains.
 * @param {{ file: string, title: string }[]} planned
 * @param {{ report: object | undefined, code: number }} run
 * @returns {{ journeys: Journey[], failing: Journey[], outside: string[] }}
 */
export function outcomeOf(planned, { report, code }) {
  const reported = new Map(journeysIn(report).map((journey) => [nameOf(journey), journey]));
  const journeys = planned.map(
    ({ file, title }) =>
      reported.get(nameOf({ file, title })) ?? { file, title, isPassed: false, seconds: 0, errors: [] },
  );
  const failing = journeys.filter(({ isPassed }) => !isPassed);
  return { journeys, failing, outside: outsideErrors(report, code, failing) };
}

function outsideErrors(report, code, failing) {
  if (!report) return ["the runner wrote no report"];
  const errors = (report.errors ?? []).map(shortMessage);
  return errors.length === 0 && code !== 0 && failing.length === 0 ? [`the runner ended with code ${code}`] : errors;
}

/** Say which journey failed and why. @param {Journey} journey */
export const describeFailure = (journey) => [nameOf(journey), ...journey.errors].join("\n");

/** Say which journey passed only on the rerun, why it failed first, and which entry its list then gets. */
export function describeFlaky({ file, title, errors }, list) {
  const [firstError = "it did not run"] = errors;
  const entry = JSON.stringify({ file, title });
  return `FLAKY ${nameOf({ file, title })}\n${firstError}\nPassed on the rerun. Add to ${list}: ${entry}`;
}

/** List journeys over a minute, slowest first. The limit is a goal: a busy machine must not fail a run. */
export function slowJourneys(journeys) {
  const slow = journeys.filter(({ seconds }) => seconds > maxSeconds);
  return slow
    .toSorted((one, other) => other.seconds - one.seconds)
    .map((journey) => `over ${maxSeconds} s: ${nameOf(journey)} (${Math.round(journey.seconds)} s)`);
}
