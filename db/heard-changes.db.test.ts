import { setTimeout as after } from "node:timers/promises";
import { closeDatabase } from "@/db/testing/rolled-back";
import { connection } from "./client";
import { hearOwnChange, keptCount, listenForChanges } from "./heard-changes";

afterAll(closeDatabase);

let counted = 0;
const ask = () => keptCount(["crew", 1], () => Promise.resolve((counted += 1)));

/** Until the process has heard, or has had the time to. */
async function asksAnew(): Promise<boolean> {
  const before = counted;
  for (let tries = 0; tries < 40; tries += 1) {
    await ask();
    if (counted > before) return true;
    await after(25);
  }
  return false;
}

test("a count is kept until people, entries of the register or assignments change, whoever changes them; without hearing it is not kept", async () => {
  expect([await ask(), await ask()]).toEqual([1, 2]);
  await listenForChanges();
  await asksAnew();
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
  hearOwnChange();
  expect(await ask()).toBe(settled + 1);
});

test("what could not be counted is asked for again", async () => {
  await expect(keptCount("broken", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await keptCount("broken", () => Promise.resolve(7))).toBe(7);
});
