import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as after } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { cachedUntilOpeningsChange } from "./cached-responses.rules";
import { setOpeningsVersion } from "./openings-version.rules";

const now = new Date("2026-03-02T03:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test("reads once per edition, and again after a minute or a new day", async () => {
  let asked = 0;
  const ask = (name: string, at = now) => cachedUntilOpeningsChange(name, at, () => Promise.resolve((asked += 1)));
  expect([await ask("all"), await ask("all")]).toEqual([1, 2]);
  setOpeningsVersion("2026-03-02-a");
  const clock = jest.spyOn(performance, "now");
  const began = performance.now();
  expect([await ask("all"), await ask("all"), await ask("other")]).toEqual([3, 3, 4]);
  clock.mockReturnValue(began + 59_000);
  await after(5);
  expect(await ask("all")).toBe(3);
  clock.mockReturnValue(began + 61_000);
  await after(5);
  expect(await ask("all")).toBe(5);
  setOpeningsVersion("2026-03-02-b");
  expect([await ask("all"), await ask("all")]).toEqual([6, 6]);
  const tomorrow = later(86_400);
  expect([await ask("all", tomorrow), await ask("all", tomorrow)]).toEqual([7, 8]);
  clock.mockRestore();
});

test("does not cache failures", async () => {
  setOpeningsVersion("2026-03-02-c");
  const failing = cachedUntilOpeningsChange("broken", now, () => Promise.reject(new Error("gone")));
  await expect(failing).rejects.toThrow("gone");
  expect(await cachedUntilOpeningsChange("broken", now, () => Promise.resolve("here"))).toBe("here");
});

test("does not retain the first request in the cache", async () => {
  setOpeningsVersion("2026-03-02-d");
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const requests = new AsyncLocalStorage<object>();
  const asked = async () => {
    const request = { body: "long" };
    await requests.run(request, () => cachedUntilOpeningsChange("held", now, async () => Promise.resolve("told")));
    return new WeakRef(request);
  };
  const request = await asked();
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    collect();
  }
  expect(request.deref()).toBeUndefined();
  expect(await cachedUntilOpeningsChange("held", now, () => Promise.resolve("told anew"))).toBe("told");
});
