import { setTimeout as after } from "node:timers/promises";
import { closeDatabase } from "@/db/testing/rolled-back";
import { connection } from "./client";
import { hearOwnChange, keptCount, keptReckoning, listenForChanges } from "./heard-changes";

afterAll(closeDatabase);

/** Counts how often it was asked. */
function counter(kept: typeof keptCount) {
  const counted = { times: 0 };
  const ask = () => kept(["crew", 1], () => Promise.resolve((counted.times += 1)));
  /** Until the process has heard, or has had the time to. */
  async function asksAnew(): Promise<boolean> {
    const before = counted.times;
    for (let tries = 0; tries < 40; tries += 1) {
      await ask();
      if (counted.times > before) return true;
      await after(25);
    }
    return false;
  }
  return { ask, asksAnew };
}

test("a count is kept until people, entries of the register or assignments change, whoever changes them; without hearing it is not kept", async () => {
  const { ask, asksAnew } = counter(keptCount);
  expect([await ask(), await ask()]).toEqual([1, 2]);
  const end = await listenForChanges();
  const kept = await ask();
  expect([await ask(), await keptCount(["crew", 2], () => Promise.resolve(-1)), await ask()]).toEqual([kept, -1, kept]);
  // A statement that changes nothing is heard too.
  for (const change of [
    "update crew set status = status where false",
    "update crew set processing_stopped_at = null where false",
    "delete from crew where false",
    "update applicants set current_status_id = current_status_id where false",
    "update suitability_entries set reason = reason where false",
    "update assignments set slot = slot where false",
  ]) {
    await connection().unsafe(change);
    expect([change, await asksAnew()]).toEqual([change, true]);
  }
  const settled = await ask();
  await connection().unsafe("update crew set phone = phone where false");
  await after(150);
  expect(await ask()).toBe(settled);
  hearOwnChange("crew.update");
  expect(await ask()).toBe(settled + 1);
  await end();
  hearOwnChange("crew.update");
  expect([await ask(), await ask()]).toEqual([settled + 2, settled + 3]);
});

test("a reckoning is kept until an entry of the log tells of a write, of this process or another; sign-ins and downloads change nothing", async () => {
  const { ask, asksAnew } = counter(keptReckoning);
  expect([await ask(), await ask()]).toEqual([1, 2]);
  const end = await listenForChanges();
  const kept = await ask();
  expect(await ask()).toBe(kept);
  const written = (operation: string) => connection()`
    insert into audit_entries (operation, actor_kind, subject, channel, request_id, created_at)
    values (${operation}, 'scheduler', '1', 'job', 'heard-changes', now())`;
  for (const operation of ["users.sign-in", "users.sign-out", "crew.download"]) {
    await written(operation);
    hearOwnChange(operation);
  }
  await connection().unsafe("update assignments set slot = slot where false");
  await after(150);
  expect(await ask()).toBe(kept);
  await written("users.update");
  expect(await asksAnew()).toBe(true);
  const settled = await ask();
  hearOwnChange("users.update");
  expect(await ask()).toBe(settled + 1);
  await end();
  expect([await ask(), await ask()]).toEqual([settled + 2, settled + 3]);
});

test("what could not be counted is asked for again", async () => {
  await expect(keptCount("broken", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await keptCount("broken", () => Promise.resolve(7))).toBe(7);
});
