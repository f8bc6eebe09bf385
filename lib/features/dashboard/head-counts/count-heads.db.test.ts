import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { CrewStatus, ResignationClass, StatusEvent } from "@/db/enums/crew";
import { crewStatusChanges } from "@/db/schema/crew";
import { headCounts } from "@/db/schema/dashboard";
import { audited } from "@/db/testing/audited";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { countHeads } from "./count-heads";
import { retentionOf } from "./queries";

afterAll(closeDatabase);

// Years in the future, so that other data in the database is not counted.
const now = new Date("2034-11-20T17:02:00Z");
const scheduler = as({ kind: "scheduler" }, { now });

type Change = { event: StatusEvent; from?: CrewStatus; to: CrewStatus; on: string; left?: ResignationClass };
const changed = (db: Transaction, crewId: number, changes: Change[]) =>
  db.insert(crewStatusChanges).values(
    changes.map(({ event, from = null, to, on, left = null }) => ({
      crewId,
      event,
      fromStatus: from,
      toStatus: to,
      effectiveOn: on,
      resignationClass: left,
    })),
  );
const countedOn = async (db: Transaction, day: string, divisionId = 2) =>
  (
    await db
      .select()
      .from(headCounts)
      .where(and(eq(headCounts.divisionId, divisionId), eq(headCounts.day, day)))
  )[0];

/** Of the Tanker division: one on board since June, one resigned in September, one always ashore. */
async function three(db: Transaction) {
  const base = (await countAll(db)) ?? { onBoard: 0, offBoard: 0 };
  const ship = await vessel(db, { divisionId: 2 });
  const aboard = await seafarer(db, {
    divisionId: 2,
    status: "on-board",
    vesselId: ship.id,
    statusSince: "2034-06-01",
  });
  await changed(db, aboard.id, [
    { event: "hired", to: "off-board", on: "2034-02-01" },
    { event: "checked-in", from: "off-board", to: "on-board", on: "2034-06-01" },
  ]);
  const gone = await seafarer(db, { divisionId: 2, status: "resigned", resignedOn: "2034-09-10" });
  await changed(db, gone.id, [
    { event: "imported", to: "off-board", on: "2034-02-01" },
    { event: "resigned", from: "off-board", to: "resigned", on: "2034-09-10", left: "voluntary" },
  ]);
  await seafarer(db, { divisionId: 2, joinedOn: "2034-03-01" });
  return base;
}
const countAll = async (db: Transaction) => {
  await db.delete(headCounts);
  await countHeads.execute(scheduler, {});
  const found = await countedOn(db, "2034-11-21");
  await db.delete(headCounts);
  return found;
};

test(
  "counts employees at night and calculates earlier days from later changes",
  rolledBack(async (db) => {
    const base = await three(db);
    const { days } = await countHeads.execute(scheduler, {});
    expect(days).toBe(2 * 801);
    const on = async (day: string) => {
      const row = await countedOn(db, day);
      return row && [row.onBoard - base.onBoard, row.offBoard - base.offBoard, row.isReckoned];
    };
    expect(await on("2034-11-21")).toEqual([1, 1, false]);
    expect(await on("2034-09-09")).toEqual([1, 2, true]);
    expect(await on("2034-09-10")).toEqual([1, 1, true]);
    expect(await on("2034-05-31")).toEqual([0, 3, true]);
    expect(await on("2034-02-28")).toEqual([0, 2, true]);
    expect(await on("2034-01-31")).toEqual([0, 0, true]);
  }),
);

test(
  "does not change an existing count, calculates a missing day, and adds nothing in a second run",
  rolledBack(async (db) => {
    await countHeads.execute(scheduler, {});
    await db.update(headCounts).set({ onBoard: 4711 }).where(eq(headCounts.day, "2034-11-20"));
    await db.delete(headCounts).where(eq(headCounts.day, "2034-11-19"));
    expect(await countHeads.execute(scheduler, {})).toEqual({ days: 2 });
    expect((await countedOn(db, "2034-11-20"))?.onBoard).toBe(4711);
    expect((await countedOn(db, "2034-11-19"))?.isReckoned).toBe(true);
    expect(await countHeads.execute(scheduler, {})).toEqual({ days: 0 });
    expect(await audited(db, "dashboard.count-heads")).toHaveLength(2);
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(countHeads.execute(admin, {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "takes leavers from the year's changes and head counts from the nights; without head counts there is no rate",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadmintanker");
    const rate = (year: string) => retentionOf({ db, actor: admin, year });
    await db.delete(headCounts).where(gte(headCounts.day, "2033-01-01"));
    expect(await rate("2034")).toBeNull();
    const night = { divisionId: 2, onBoard: 100, blacklist: 0 };
    await db.insert(headCounts).values([
      { ...night, day: "2034-01-01", offBoard: 160 },
      { ...night, day: "2034-06-30", offBoard: 140 },
      { ...night, divisionId: 1, day: "2034-06-30", offBoard: 9_000 },
    ]);
    const classes: ResignationClass[] = [
      ...Array.from({ length: 17 }, () => "voluntary" as const),
      ...Array.from({ length: 5 }, () => "unavoidable" as const),
      "beneficial",
    ];
    for (const left of classes) {
      const { id } = await seafarer(db, { divisionId: 2, status: "resigned", resignedOn: "2034-05-02" });
      await changed(db, id, [{ event: "resigned", from: "off-board", to: "resigned", on: "2034-05-02", left }]);
    }
    expect(await rate("2034")).toBe(93.2);
    expect(await retentionOf({ db, actor: await person(db, "crewingadminmarine"), year: "2034" })).toBe(100);
  }),
);
