import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { jobOpenings } from "@/db/schema/job-openings";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned } from "@/db/testing/manning";
import { openingForm } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { draftJobOpening } from "./draft-job-opening";

afterAll(closeDatabase);

/** Set up a leaving Master without a plan, and the job opening form. */
async function gap(db: Transaction) {
  const form = await openingForm(db);
  const ship = await vessel(db, { vesselTypeId: form.vesselTypeId });
  const { seat } = await aboard(db, ship, { rank: "Master" });
  return { ship, seat, form: { ...form, vesselCrewId: seat.id } };
}

test(
  "lets a planner draft an opening for an uncovered seat and audits it",
  rolledBack(async (db) => {
    const { seat, form } = await gap(db);
    const planner = await person(db, "crewingplanningmarine");
    const { id } = await draftJobOpening.execute(as(planner), form);
    const [stored] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
    expect(stored).toMatchObject({ positionId: seat.positionId, createdBy: planner.userId, closedAt: null });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.draft-opening"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(id), after: { vesselCrewId: seat.id } });
  }),
);

test(
  "refuses a planned seat until the person is rejected",
  rolledBack(async (db) => {
    const { seat, form } = await gap(db);
    const planner = as(await person(db, "crewingplanningmarine"));
    const relief = await seafarer(db, { rank: "Master" });
    const plan = await assigned(db, seat, relief.id, { employeeStatus: "Pending" });
    await expect(draftJobOpening.execute(planner, form)).rejects.toMatchObject({
      code: "rule",
      messageKey: "crew-changes.draft.covered",
    });
    await db.update(assignments).set({ employeeStatus: "Rejected" }).where(eq(assignments.id, plan.id));
    await expect(draftJobOpening.execute(planner, form)).resolves.toHaveProperty("id");
  }),
);

test(
  "refuses other ranks, removed or scrapped seats and missing permission",
  rolledBack(async (db) => {
    const { ship, form } = await gap(db);
    const planner = as(await person(db, "crewingplanningmarine"));
    const other = await openingForm(db, 1, "Cook");
    await expect(draftJobOpening.execute(planner, { ...form, positionId: other.positionId })).rejects.toMatchObject({
      fields: [{ path: "positionId", message: "crew-changes.draft.otherSeat" }],
    });
    const tanker = as(await person(db, "crewingplanningtanker"));
    await expect(draftJobOpening.execute(tanker, form)).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingservicemarine", "crewingpdemarine", "crewingprincipalmarine", "crewmarine"] as const)
      await expect(draftJobOpening.execute(as(await person(db, role)), form)).rejects.toMatchObject({
        code: "forbidden",
      });
    await db.update(vessels).set({ scrappedOn: "2026-11-01", scrapReason: "Sold" }).where(eq(vessels.id, ship.id));
    await expect(draftJobOpening.execute(planner, form)).rejects.toMatchObject({ code: "not-found" });
  }),
);
