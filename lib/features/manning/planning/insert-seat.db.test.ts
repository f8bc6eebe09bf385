import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { seafarer, vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { insertSeat } from "./insert-seat";
import { removeSeat } from "./remove-seat";

afterAll(closeDatabase);

const rankOf = async (db: Transaction, divisionId: number) =>
  (await db.select().from(positions).where(eq(positions.divisionId, divisionId)))[0]?.id ?? 0;

test(
  "numbers seats, accepts documented names and audits",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const jobPositionId = await rankOf(db, 1);
    const planner = as(await person(db, "crewingplanningmarine"));
    const first = await insertSeat.execute(planner, { vesselId: ship.id, jobPositionMarineId: jobPositionId });
    expect(first).toMatchObject({ vesselId: ship.id, jobPositionId, sequence: 1, vesselCrewId: first.id });
    expect(
      (await insertSeat.execute(planner, { vesselId: String(ship.id), jobPositionId: String(jobPositionId) })).sequence,
    ).toBe(2);
    expect(await db.$count(auditEntries, eq(auditEntries.operation, "manning.insert-seat"))).toBe(2);
  }),
);

test(
  "refuses scrapped vessels, foreign positions and missing positions",
  rolledBack(async (db) => {
    const planner = as(await person(db, "crewingplanningmarine"));
    const ship = await vessel(db);
    const scrapped = await vessel(db, { scrappedOn: "2026-01-01", scrapReason: "Sold" });
    const jobPositionId = await rankOf(db, 1);
    await expect(insertSeat.execute(planner, { vesselId: scrapped.id, jobPositionId })).rejects.toMatchObject({
      status: 400,
      messageKey: "manning.problems.vessel-in-scrap",
    });
    await expect(
      insertSeat.execute(planner, { vesselId: ship.id, jobPositionId: await rankOf(db, 2) }),
    ).rejects.toMatchObject({ status: 422, fields: [{ path: "jobPositionId", message: "manning.positionUnknown" }] });
    await expect(insertSeat.execute(planner, { vesselId: ship.id, jobPositionId: "" })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "jobPositionId", message: "manning.positionRequired" }],
    });
  }),
);

test(
  "removes an empty seat and keeps its history, not the last or an occupied one",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const [one, other] = [await seatOn(db, ship, "Bosun"), await seatOn(db, ship, "Bosun", 2)];
    const past = await assigned(db, other, (await seafarer(db)).id, {
      slot: "previous",
      checkedInOn: "2026-01-01",
      startDate: "2026-01-01",
      checkedOutOn: "2026-06-01",
      endDate: "2026-06-01",
    });
    const handing = await assigned(db, other, (await seafarer(db)).id, {
      slot: "pre-previous",
      checkedInOn: "2026-02-01",
      startDate: "2026-02-01",
      handoverSince: "2026-06-01",
    });
    const next = await assigned(db, one, (await seafarer(db)).id);
    const planner = as(await person(db, "crewingplanningmarine"));
    const remove = (vesselCrewId: number) => removeSeat.execute(planner, { vesselId: ship.id, vesselCrewId });
    for (const { id } of [one, other])
      await expect(remove(id)).rejects.toMatchObject({
        status: 400,
        messageKey: "manning.seats.occupied",
        values: { count: 1 },
      });
    await db.update(assignments).set({ checkedOutOn: "2026-06-03" }).where(eq(assignments.id, handing.id));
    expect(await remove(other.id)).toEqual({ id: other.id, vesselCrewId: other.id, vesselId: ship.id });
    expect((await db.select().from(assignments).where(eq(assignments.id, past.id))).length).toBe(1);
    await expect(remove(other.id)).rejects.toMatchObject({ status: 409, wireCode: "seat-removed" });
    await db.update(assignments).set({ slot: "cancelled" }).where(eq(assignments.id, next.id));
    await expect(remove(one.id)).rejects.toMatchObject({ status: 400, messageKey: "manning.seats.lastOfPosition" });
    const [stored] = await db.select().from(seats).where(eq(seats.id, other.id));
    expect(stored?.removedAt).not.toBeNull();
  }),
);

test(
  "allows admin, planning and superadmin of the division only",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const ship = await vessel(db, { principalId: owner.id });
    const seat = await seatOn(db, ship);
    const jobPositionId = await rankOf(db, 1);
    for (const role of [
      "crewingmanagermarine",
      "crewingservicemarine",
      "crewingprincipalmarine",
      "crewmarine",
    ] as const) {
      const caller = as(await person(db, role));
      await expect(insertSeat.execute(caller, { vesselId: ship.id, jobPositionId })).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(removeSeat.execute(caller, { vesselId: ship.id, vesselCrewId: seat.id })).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    const foreign = as(await person(db, "crewingplanningtanker"));
    await expect(insertSeat.execute(foreign, { vesselId: ship.id, jobPositionId })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(removeSeat.execute(foreign, { vesselId: ship.id, vesselCrewId: seat.id })).rejects.toMatchObject({
      code: "not-found",
    });
    for (const role of ["superadmin", "crewingadminmarine"] as const)
      expect(
        (await insertSeat.execute(as(await person(db, role)), { vesselId: ship.id, jobPositionId })).id,
      ).toBeGreaterThan(0);
  }),
);
