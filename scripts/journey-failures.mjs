import { stripVTControlCharacters } from "node:util";

const longest = 900;

const specsIn = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites)]);

/**
 * What went wrong in each failed journey, shortly: the list of attachments that the runner prints after an error is longer than what a log's end
 * shows.
 * @param {{ suites?: unknown[] } | null} result the JSON report of the runner
 * @returns {string[]}
 */
export function journeyFailures(result) {
  return specsIn(result?.suites)
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap((test) => test.results).flatMap(({ errors: found = [] }) => found);
      const words = errors.map(({ message = "" }) => stripVTControlCharacters(message).trim().slice(0, longest));
      return [`${file}: ${title}`, ...words].join("\n");
    });
}
