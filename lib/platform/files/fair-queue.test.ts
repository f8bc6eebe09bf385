import { fairQueue } from "./fair-queue";

/** Controllable pieces of work, and the order in which they ran. */
function counter(limits: { max: number; maxPerUser: number }) {
  const take = fairQueue(limits, () => new Error("busy"));
  const served: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string) =>
    take(who, () => {
      served.push(who);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const finish = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { take, ask, served, finish };
}

test("runs one at a time; a user with much work has no second turn while others wait for their first", async () => {
  const { ask, served, finish } = counter({ max: 10, maxPerUser: 4 });
  const all = ["ani", "ani", "ani", "ani", "budi", "budi", "citra"].map(ask);
  expect(served).toEqual(["ani"]);
  for (let left = all.length; left > 0; left -= 1) await finish();
  await Promise.all(all);
  expect(served).toEqual(["ani", "budi", "ani", "citra", "budi", "ani", "ani"]);
});

test("who has too much waiting is refused while others are still taken, until all that may wait does", async () => {
  const { ask, served, finish } = counter({ max: 3, maxPerUser: 2 });
  const taken = ["ani", "ani", "ani"].map(ask);
  await expect(ask("ani")).rejects.toThrow("busy");
  taken.push(ask("budi"));
  await expect(ask("citra")).rejects.toThrow("busy");
  await finish();
  taken.push(ask("citra"));
  for (let left = 4; left > 0; left -= 1) await finish();
  await Promise.all(taken);
  expect(served).toEqual(["ani", "budi", "ani", "citra", "ani"]);
});

test("what fails gives its turn on", async () => {
  const { take } = counter({ max: 3, maxPerUser: 2 });
  const failing = take("ani", () => Promise.reject(new Error("broken")));
  const after = take("budi", () => Promise.resolve("served"));
  await expect(failing).rejects.toThrow("broken");
  expect(await after).toBe("served");
  expect(await take("ani", () => Promise.resolve("again"))).toBe("again");
});
