import { withMinimumDuration } from "./minimum-duration";

const timed = async (work: Promise<unknown>) => {
  const began = performance.now();
  const state = await withMinimumDuration(80, work).then(
    () => "done",
    () => "failed",
  );
  return [state, performance.now() - began >= 79];
};

test("a quick answer and a quick failure take the same time", async () => {
  expect(await timed(Promise.resolve(1))).toEqual(["done", true]);
  expect(await timed(Promise.reject(new Error("no")))).toEqual(["failed", true]);
});
