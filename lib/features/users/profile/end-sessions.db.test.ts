import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sessions, users } from "@/db/schema/users";
import { audited } from "@/db/testing/audited";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { endSessions } from "./end-sessions";
import { listSessions } from "./list-sessions";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);

async function signIn(db: Transaction, userId: number, values: Partial<typeof sessions.$inferInsert> = {}) {
  const [session] = await db
    .insert(sessions)
    .values({
      userId,
      version: 1,
      provider: "local",
      network: "192.0.2",
      device: "Firefox",
      createdAt: hours(2),
      lastSeenAt: hours(1),
      ...values,
    })
    .returning();
  if (!session) throw new Error("session was not stored");
  return session.id;
}
const open = async (db: Transaction, userId: number) =>
  (await db.select().from(sessions).where(eq(sessions.userId, userId)))
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ id }) => id);

test(
  "one sign-in ends alone when it is named, and how many ended is on record",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingstaffmarine");
    const [here, there] = [await signIn(db, staff.userId), await signIn(db, staff.userId)];
    const caller = as({ ...staff, sessionId: here }, { now });
    expect(await endSessions.execute(caller, { sessionId: there })).toEqual({ ended: 1 });
    expect(await open(db, staff.userId)).toEqual([here]);
    expect(await db.select().from(sessions).where(eq(sessions.id, there))).toMatchObject([{ revokedAt: now }]);
    expect(await audited(db, "users.end-sessions")).toMatchObject([
      { subject: String(staff.userId), after: { ended: 1 } },
    ]);
  }),
);

test(
  "does not end the session of another user, or one that is over",
  rolledBack(async (db) => {
    const [staff, other] = [await person(db, "crewingstaffmarine"), await person(db, "crewingstaffmarine")];
    const theirs = await signIn(db, other.userId);
    const over = await signIn(db, staff.userId, { revokedAt: hours(1) });
    const caller = as(staff, { now });
    expect(await endSessions.execute(caller, { sessionId: theirs })).toEqual({ ended: 0 });
    expect(await endSessions.execute(caller, { sessionId: over })).toEqual({ ended: 0 });
    expect(await open(db, other.userId)).toEqual([theirs]);
    expect(await db.select().from(sessions).where(eq(sessions.id, over))).toMatchObject([{ revokedAt: hours(1) }]);
  }),
);

test(
  "the list shows one's own sign-ins that still open something, the latest seen first",
  rolledBack(async (db) => {
    const [staff, other] = [await person(db, "crewingstaffmarine"), await person(db, "crewingstaffmarine")];
    const here = await signIn(db, staff.userId, { lastSeenAt: hours(0.5) });
    const there = await signIn(db, staff.userId, { device: "Chrome", lastSeenAt: hours(0.1) });
    await signIn(db, staff.userId, { revokedAt: hours(1) });
    await signIn(db, staff.userId, { createdAt: hours(30), lastSeenAt: hours(12.1) });
    await signIn(db, staff.userId, { createdAt: hours(7 * 24 + 0.1), lastSeenAt: hours(0) });
    const since = await signIn(db, staff.userId, { createdAt: hours(7 * 24 - 0.1), lastSeenAt: hours(11.9) });
    await signIn(db, other.userId);
    const listed = () => listSessions.execute(as({ ...staff, sessionId: here }, { now }), {});
    expect(await listed()).toEqual([
      {
        id: there,
        device: "Chrome",
        network: "192.0.2",
        createdAt: hours(2),
        lastSeenAt: hours(0.1),
        isCurrent: false,
      },
      { id: here, device: "Firefox", network: "192.0.2", createdAt: hours(2), lastSeenAt: hours(0.5), isCurrent: true },
      expect.objectContaining({ id: since, isCurrent: false }),
    ]);
    await db.update(users).set({ sessionVersion: 2 }).where(eq(users.id, staff.userId));
    expect(await listed()).toEqual([]);
  }),
);
