import { reasonOf, stepOf } from "./build-output.mjs";

const machine = { root: "/Users/ana/nakhoda", home: "/Users/ana" };

test.each([
  ["  Creating an optimized production build ...", "compile"],
  ["✓ Compiled successfully in 95s", "pages"],
  ["  Collecting page data using 1 worker ...", undefined],
])("%s announces %s", (line, step) => {
  expect(stepOf(line)).toBe(step);
});

test("a reason has the project's own paths, no colours and no holes", () => {
  const output =
    "\u001b[31mError\u001b[39m in /Users/ana/nakhoda/app/page.tsx\r\n\n\n\nread /Users/ana/.npmrc from /Users/ana/nakhoda\n";
  expect(reasonOf(output, machine)).toBe("Error in app/page.tsx\n\nread ~/.npmrc from .");
});

test("a reason is the end of the output", () => {
  const lines = Array.from({ length: 200 }, (_, place) => `line ${place}`);
  const reason = reasonOf(lines.join("\n"), machine).split("\n");
  expect(reason).toHaveLength(40);
  expect(reason.at(-1)).toBe("line 199");
});

test("a home folder at the root is no reason to change every path", () => {
  expect(reasonOf("at /usr/lib", { root: "/srv/app", home: "/" })).toBe("at /usr/lib");
});
