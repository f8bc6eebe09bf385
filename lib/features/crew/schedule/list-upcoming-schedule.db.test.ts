import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignments, seats } from "@/db/schema/manning";
import { vesselTypes } from "@/db/schema/positions";
import { principals } from "@/db/schema/vessels";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getNextAssignment } from "./get-next-assignment";
import { listScheduleHistory } from "./list-schedule-history";
import { listUpcomingSchedule } from "./list-upcoming-schedule";

afterAll(closeDatabase);

type Values = Partial<typeof assignments.$inferInsert>;

/** Seed a person with past, current and next assignments on two seats, one on a principal's vessel. */
async function sailing(db: Transaction) {
  const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Pemilik" }).returning();
  const [own, other] = [await vessel(db), await vessel(db, { principalId: owner?.id ?? null })];
  const crewMember = await seafarer(db, { status: "on-board", vesselId: own.id, lastVesselId: own.id });
  const places = await db
    .insert(seats)
    .values([own, other].map(({ id }) => ({ vesselId: id, positionId: crewMember.positionId })))
    .returning();
  const place = (at: 0 | 1) => ({
    seatId: places[at]?.id ?? 0,
    vesselId: places[at]?.vesselId ?? 0,
    crewId: crewMember.id,
  });
  const plan = (at: 0 | 1, values: Values) => ({
    ...place(at),
    slot: "next" as const,
    startDate: "2027-01-01",
    endDate: "2027-06-01",
    principalStatus: "Confirmed" as const,
    employeeStatus: "Confirmed" as const,
    ...values,
  });
  await db.insert(assignments).values([
    plan(0, {
      slot: "history",
      startDate: "2025-01-01",
      endDate: "2025-06-01",
      checkedInOn: "2025-01-05",
      checkedOutOn: "2025-06-11",
    }),
    plan(0, {
      slot: "current",
      startDate: "2026-09-01",
      endDate: "2027-03-01",
      originalEndDate: "2027-02-01",
      checkedInOn: "2026-09-02",
    }),
    plan(1, {
      startDate: "2027-05-01",
      endDate: "2027-11-01",
      principalStatus: "Rejected",
      rejectionReason: "No tug experience",
    }),
    plan(0, { slot: "cancelled", startDate: "2028-01-01", endDate: "2028-06-01" }),
  ]);
  return { someone: crewMember, own, other, owner };
}

test(
  "lists current and next assignments, soonest first, with vessel, dates and answers",
  rolledBack(async (db) => {
    const { someone: crewMember, own, other } = await sailing(db);
    const planner = as(await person(db, "crewingplanningmarine"));
    const sent = await queriesSent(db, () => listUpcomingSchedule.execute(planner, { crewId: crewMember.id }));
    expect(sent).toHaveLength(2);
    const [type] = await db
      .select({ vesselType: vesselTypes.name, vesselTypeNameId: vesselTypes.nameId })
      .from(vesselTypes)
      .where(eq(vesselTypes.id, own.vesselTypeId));
    expect((await listUpcomingSchedule.execute(planner, { crewId: crewMember.id }))[0]).toMatchObject(
      type ?? { vesselType: "of the vessel" },
    );
    expect(await listUpcomingSchedule.execute(planner, { crewId: crewMember.id })).toMatchObject([
      {
        assignmentOn: "Current",
        vesselName: own.name,
        onBoard: "2026-09-02",
        endDate: "2027-03-01",
        originalOffBoardDate: "2027-02-01",
        isExtended: true,
        summaryStatus: "Confirmed",
        days: 180,
      },
      {
        assignmentOn: "Next",
        vesselName: other.name,
        principal: "PT Pemilik",
        startDate: "2027-05-01",
        principalStatus: "Rejected",
        summaryStatus: "Rejected",
        rejectionReason: "No tug experience",
        onBoard: null,
      },
    ]);
  }),
);

test(
  "lists every past sign-on, newest first and in pages",
  rolledBack(async (db) => {
    const { someone: crewMember } = await sailing(db);
    const planner = as(await person(db, "crewingplanningmarine"));
    const page = await listScheduleHistory.execute(planner, { crewId: crewMember.id });
    expect(page).toMatchObject({
      total: 2,
      rows: [
        { assignmentOn: "Current", offBoard: null },
        { assignmentOn: "History", onBoard: "2025-01-05", offBoard: "2025-06-11", days: 157 },
      ],
    });
    expect(
      await listScheduleHistory.execute(planner, { crewId: crewMember.id, pageSize: 1, pageNumber: 2 }),
    ).toMatchObject({ total: 2, rows: [{ assignmentOn: "History" }] });
  }),
);

test(
  "returns the next assignment of the requested vessel, or none",
  rolledBack(async (db) => {
    const { someone: crewMember, own, other } = await sailing(db);
    const planner = as(await person(db, "crewingplanningmarine"));
    expect(
      await getNextAssignment.execute(planner, { crewId: crewMember.id, vesselId: other.id, assignmentOn: "Next" }),
    ).toMatchObject({ vesselId: other.id, assignmentOn: "Next" });
    expect(
      await getNextAssignment.execute(planner, { crewId: crewMember.id, vesselId: own.id, ao: "Next" }),
    ).toBeNull();
    expect(await getNextAssignment.execute(planner, { crewId: crewMember.id, assignmentOn: "Current" })).toMatchObject({
      vesselId: own.id,
    });
  }),
);

test(
  "hides both lists from principals and finance, and shows principals next assignments of their fleet only",
  rolledBack(async (db) => {
    const { someone: crewMember, own, other, owner } = await sailing(db);
    const crewId = crewMember.id;
    const principal = as({ ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null });
    const forbidden = { code: "forbidden" };
    await expect(listUpcomingSchedule.execute(principal, { crewId })).rejects.toMatchObject(forbidden);
    await expect(listScheduleHistory.execute(principal, { crewId })).rejects.toMatchObject(forbidden);
    expect(await getNextAssignment.execute(principal, { crewId })).toMatchObject({ vesselId: other.id });
    expect(
      await getNextAssignment.execute(principal, { crewId, vesselId: own.id, assignmentOn: "Current" }),
    ).toBeNull();
    const finance = as(await person(db, "crewingfinancemarine"));
    for (const operation of [listUpcomingSchedule, listScheduleHistory, getNextAssignment])
      await expect(operation.execute(finance, { crewId })).rejects.toMatchObject(forbidden);
    const head = as({ ...(await person(db, "crewmarine", "head")), vesselId: own.id });
    expect(await listUpcomingSchedule.execute(head, { crewId })).toHaveLength(2);
    for (const foreign of [
      as({ ...(await person(db, "crewmarine", "head")), vesselId: other.id }),
      as(await person(db, "crewingadmintanker")),
      as({ ...(await person(db, "crewmarine")), crewId: (await seafarer(db)).id }),
    ]) {
      for (const operation of [listUpcomingSchedule, listScheduleHistory, getNextAssignment])
        await expect(operation.execute(foreign, { crewId })).rejects.toMatchObject({ code: "not-found" });
    }
    await db.update(assignments).set({ slot: "cancelled" }).where(eq(assignments.slot, "next"));
    expect(
      await getNextAssignment.execute(principal, { crewId: crewMember.id }).catch(({ code }: { code: string }) => code),
    ).toBe("not-found");
  }),
);
