import { setTimeout as after } from "node:timers/promises";
import { closeDatabase } from "@/db/testing/rolled-back";
import { connection } from "./client";
import { cachedUntilWrite, invalidateAfterWrite, listenForWrites } from "./cache-invalidation";

afterAll(closeDatabase);

/** Counts its reads. */
function counter() {
  const counted = { times: 0 };
  const ask = () => cachedUntilWrite(["crew", 1], () => Promise.resolve((counted.times += 1)));
  /** Waits until the process is notified, a second at most. */
  async function readsAgain(): Promise<boolean> {
    const before = counted.times;
    for (let tries = 0; tries < 40; tries += 1) {
      await ask();
      if (counted.times > before) return true;
      await after(25);
    }
    return false;
  }
  return { ask, readsAgain };
}

test("a result is cached until an audit entry notifies of a write, of this process or another; sign-ins and downloads do not", async () => {
  const { ask, readsAgain } = counter();
  expect([await ask(), await ask()]).toEqual([1, 2]);
  const end = await listenForWrites();
  const kept = await ask();
  expect(await ask()).toBe(kept);
  const written = (operation: string) => connection()`
    insert into audit_entries (operation, actor_kind, subject, channel, request_id, created_at)
    values (${operation}, 'scheduler', '1', 'job', 'cache-invalidation', now())`;
  for (const operation of ["users.sign-in", "users.sign-out", "crew.download"]) {
    await written(operation);
    invalidateAfterWrite(operation);
  }
  await after(150);
  expect(await ask()).toBe(kept);
  await written("users.update");
  expect(await readsAgain()).toBe(true);
  const settled = await ask();
  invalidateAfterWrite("users.update");
  expect(await ask()).toBe(settled + 1);
  await end();
  expect([await ask(), await ask()]).toEqual([settled + 2, settled + 3]);
});

test("does not cache a failed read", async () => {
  await expect(cachedUntilWrite("broken", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await cachedUntilWrite("broken", () => Promise.resolve(7))).toBe(7);
});

test("shares one read between concurrent callers, and one frozen result between all", async () => {
  const end = await listenForWrites();
  let reads = 0;
  const ask = () =>
    cachedUntilWrite("shared", async () => {
      reads += 1;
      await after(5);
      return [{ rank: "Master", people: [1, 2] }];
    });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([reads, first === second, (await ask()) === first]).toEqual([1, true, true]);
  expect(() => first[0]?.people.push(3)).toThrow(TypeError);
  await end();
});
