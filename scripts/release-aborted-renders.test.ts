import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Ends a page as React ends one that is written, and says whether it is still held. */
const program = `
  const ended = () => {
    const page = { fail: () => new Error("over"), end: () => page.fail.call(page) };
    const [controller, reason] = [new AbortController(), page.end()];
    controller.abort(reason);
    return { controller, page: new WeakRef(page) };
  };
  const { controller, page } = ended();
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    gc();
  }
  console.log(page.deref() ? "held" : "let go", controller.signal.reason.message);
`;
const preload = ["--import", pathToFileURL(path.join(__dirname, "release-aborted-renders.mjs")).href];
const run = (...flags: string[]) =>
  spawnSync(process.execPath, [...flags, "--expose-gc", "--input-type=module", "-e", program], {
    encoding: "utf8",
  }).stdout.trim();

test("what ends a page does not hold who was called on the way to it", () => {
  expect(run(...preload)).toBe("let go over");
});

test("by itself it does, unless no failure has a stack: on the day this fails the patch can go", () => {
  expect(run()).toBe("held over");
  expect(run("--stack-trace-limit=1")).toBe("held over");
  expect(run("--stack-trace-limit=0")).toBe("let go over");
});
