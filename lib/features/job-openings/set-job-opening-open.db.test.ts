import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { jobOpenings } from "@/db/schema/job-openings";
import { audited } from "@/db/testing/audited";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { setJobOpeningOpen } from "./set-job-opening-open";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const stored = async (db: Transaction, id: number) =>
  (await db.select().from(jobOpenings).where(eq(jobOpenings.id, id)))[0];

test(
  "stores user and time of a closing, clears them on reopening, and audits each",
  rolledBack(async (db) => {
    const { id } = await openOpening(db);
    const [staff, other] = [await person(db, "crewingstaffmarine"), await person(db, "crewingadminmarine")];
    expect(await setJobOpeningOpen.execute(as(staff, { now }), { id, isOpen: "false" })).toMatchObject({ id });
    const closed = { closedAt: now, closedBy: staff.userId };
    expect(await stored(db, id)).toMatchObject({ ...closed, version: 2, updatedAt: now });
    const later = new Date("2026-11-21T02:00:00Z");
    await setJobOpeningOpen.execute(as(other, { now: later }), { id, isOpen: false });
    expect(await stored(db, id)).toMatchObject({ ...closed, version: 3 });
    await setJobOpeningOpen.execute(as(other, { now: later }), { id, isOpen: true });
    expect(await stored(db, id)).toMatchObject({ closedAt: null, closedBy: null, version: 4 });
    const entries = await audited(db, "job-openings.set-open");
    expect(entries).toMatchObject([
      { subject: String(id), divisionId: 1, actorId: String(staff.userId), before: { closedAt: null } },
      { actorId: String(other.userId) },
      { actorId: String(other.userId), after: { closedAt: null } },
    ]);
  }),
);

test(
  "drops a past closing date on reopening and keeps a future one",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const passed = await openOpening(db, 1, { closesOn: "2026-11-19" });
    await setJobOpeningOpen.execute(admin, { id: passed.id, isOpen: true });
    expect(await stored(db, passed.id)).toMatchObject({ closedAt: null, closesOn: null });
    for (const closesOn of ["2026-11-20", "2027-02-01"]) {
      const { id } = await openOpening(db, 1, { closesOn, closedAt: now });
      await setJobOpeningOpen.execute(admin, { id, isOpen: true });
      expect(await stored(db, id)).toMatchObject({ closedAt: null, closesOn });
    }
  }),
);

test(
  "refuses other divisions, planning, PDE and finance",
  rolledBack(async (db) => {
    const { id } = await openOpening(db, 2);
    await expect(
      setJobOpeningOpen.execute(as(await person(db, "crewingadminmarine")), { id, isOpen: false }),
    ).rejects.toMatchObject({ code: "not-found", messageKey: "job-openings.notFound" });
    for (const role of ["crewingplanningtanker", "crewingpdetanker", "crewingfinancetanker"] as const)
      await expect(setJobOpeningOpen.execute(as(await person(db, role)), { id, isOpen: false })).rejects.toMatchObject({
        code: "forbidden",
      });
    expect(await stored(db, id)).toMatchObject({ closedAt: null, version: 1 });
  }),
);
