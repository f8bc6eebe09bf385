import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import "./settle-stacks.mjs";

test("what ends a page does not hold who was called on the way to it", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const ended = () => {
    const page = { fail: () => new Error("over"), end: (): Error => page.fail.call(page) };
    const [controller, reason] = [new AbortController(), page.end()];
    controller.abort(reason);
    return { controller, page: new WeakRef(page) };
  };
  const { controller, page } = ended();
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    collect();
  }
  expect(page.deref()).toBeUndefined();
  expect(controller.signal.reason).toMatchObject({ message: "over" });
});
