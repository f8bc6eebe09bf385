import { followProgress } from "./progress.mjs";
import { barLine, openTerminal } from "./terminal.mjs";

const written = (isTTY: boolean) => {
  const texts: string[] = [];
  return { texts, stream: { isTTY, columns: 80, write: (text: string) => texts.push(text) } as never };
};

test("a bar says how far it is and what is left", () => {
  const bar = barLine({ step: "compile", left: 118, done: 0.5 });
  expect(bar).toContain("████████████░░░░░░░░░░░░  50%  compiling, about 2 minutes");
});

test("a bar without an estimate claims no share, and none is wider than the terminal", () => {
  expect(barLine({ step: "migrate" })).not.toContain("%");
  expect(barLine({ step: "compile", left: 118, done: 0.5 }, 40).length).toBeLessThan(40);
});

test("where there is no terminal each step is one plain line", () => {
  const { texts, stream } = written(false);
  const progress = followProgress({ compile: 100, database: 2, server: 2 }, () => 0);
  const terminal = openTerminal({ stream });
  terminal.follow(progress);
  progress.begin("compile");
  progress.begin("database");
  terminal.end();
  expect(terminal.isInteractive).toBe(false);
  expect(texts.map((text) => text.replace(/^ *[\d.]+s/, ""))).toEqual([
    "  compiling, about 2 minutes\n",
    "  starting the database\n",
  ]);
});
