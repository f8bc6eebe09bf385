import { journeyFailures } from "./journey-failures.mjs";

const spec = (title: string, ...messages: string[]) => ({
  title,
  file: "crew.spec.ts",
  ok: messages.length === 0,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test("each failed journey is told with its own words, without colours and not at length", () => {
  const nested = [{ suites: [{ specs: [spec("is found", "\u001b[31mnot visible\u001b[39m"), spec("is there")] }] }];
  const [found, ...others] = journeyFailures({ suites: nested });
  expect([found, others]).toEqual(["crew.spec.ts: is found\nnot visible", []]);
  expect(journeyFailures({ suites: [{ specs: [spec("is long", "x".repeat(5_000))] }] })[0]).toHaveLength(
    "crew.spec.ts: is long\n".length + 900,
  );
});

test("a journey that never ran, and a report that was never written, are told all the same", () => {
  const never = { title: "is first", file: "crew.spec.ts", ok: false, tests: [{ results: [] }] };
  expect(journeyFailures({ suites: [{ specs: [never] }] })).toEqual(["crew.spec.ts: is first"]);
  expect(journeyFailures(null)).toEqual([]);
});
