import { sessions } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { forgetFailures, isLockedOut, noteFailure } from "./lockout";

afterAll(closeDatabase);

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 3, 0, seconds));
const fail = async (times: number, email: string, network: string, now: Date) => {
  for (let attempt = 0; attempt < times; attempt += 1) await noteFailure(email, network, now);
};

test(
  "five failures wait for the minute, ten for the quarter of an hour, twenty for the day",
  rolledBack(async () => {
    await fail(4, "a@example.test", "192.0.2.1", at(0));
    expect(await isLockedOut("a@example.test", "192.0.2.1", at(1))).toBe(false);
    await fail(1, "a@example.test", "192.0.2.1", at(2));
    expect(await isLockedOut("a@example.test", "192.0.2.1", at(3))).toBe(true);
    expect(await isLockedOut("a@example.test", "192.0.2.1", at(61))).toBe(false);
    await fail(5, "a@example.test", "192.0.2.1", at(62));
    expect(await isLockedOut("a@example.test", "192.0.2.1", at(130))).toBe(true);
    expect(await isLockedOut("a@example.test", "192.0.2.1", at(901))).toBe(false);
    await fail(10, "a@example.test", "192.0.2.1", at(902));
    expect(await isLockedOut("a@example.test", "192.0.2.1", at(7_200))).toBe(true);
  }),
);

test(
  "failures from one network do not lock the owner on another; a success clears one's own",
  rolledBack(async () => {
    await fail(30, "a@example.test", "198.51.100.9", at(0));
    expect(await isLockedOut("a@example.test", "192.0.2.1", at(1))).toBe(false);
    await fail(5, "a@example.test", "192.0.2.1", at(1));
    await forgetFailures("a@example.test", "192.0.2.1", at(2));
    expect(await isLockedOut("a@example.test", "192.0.2.1", at(3))).toBe(false);
  }),
);

test(
  "an address attacked from many networks lets its owner's own network in and no other",
  rolledBack(async (db) => {
    const { email, userId } = await person(db, "crewingadminmarine");
    for (let network = 0; network < 60; network += 1) await noteFailure(email, `203.0.113.${network}`, at(0));
    expect(await isLockedOut(email, "192.0.2.1", at(1))).toBe(true);
    await db
      .insert(sessions)
      .values({ userId, version: 1, provider: "local", network: "192.0.2.1", device: "Test", createdAt: at(-3_600) });
    expect(await isLockedOut(email, "192.0.2.1", at(1))).toBe(false);
  }),
);

test(
  "one network that tries many addresses is stopped",
  rolledBack(async () => {
    for (let account = 0; account < 50; account += 1)
      await noteFailure(`user${account}@example.test`, "198.51.100.9", at(0));
    expect(await isLockedOut("fresh@example.test", "198.51.100.9", at(1))).toBe(true);
    expect(await isLockedOut("fresh@example.test", "192.0.2.1", at(1))).toBe(false);
  }),
);
