import fc from "fast-check";
import { and, eq, sql } from "drizzle-orm";
import { connection, database, type Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { assignments } from "@/db/schema/manning";
import { ujbmCorrections, ujbmMonths, ujbmRows } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, ashore, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { bankAccount, ujbmInForce } from "@/db/testing/records/ujbm";
import type { UserActor } from "@/lib/access/actor";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { lastDayOf, partsOf } from "@/lib/platform/calendar/months";
import { countedOnce, manDays, paidOn } from "../man-days.rules";
import { assignmentsIn } from "../assignments.queries";
import { closeDueMonths } from "./close-due-months";
import { closeMonth } from "./close-month";
import { getVesselMonth } from "./get-vessel-month";
import { listUjbm } from "./list-ujbm";
import { setOccasionDays } from "./set-occasion-days";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T05:00:00+07:00`) });
const monthOfCall = (month: string) => partsOf(month);
const close = (actor: UserActor, month: string, day = addDays(month, 4)) =>
  closeMonth.execute(as(actor, on(day)), partsOf(month));
const list = (actor: UserActor, month: string, day: string, more: object = {}) =>
  listUjbm.execute(as(actor, on(day)), { ...monthOfCall(month), pageSize: 200, ...more });
const only = async (actor: UserActor, month: string, day: string) => (await list(actor, month, day)).rows[0];

test(
  "calculates the documented example: 14 people, 30 days, two man-days fewer, two occasion days: Rp 28,990,000",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db, { name: "MV Contoh" });
    for (let sequence = 1; sequence <= 13; sequence++) await aboard(db, ship, { sequence, since: "2026-06-01" });
    const { tour } = await aboard(db, ship, { rank: "Oiler", since: "2026-06-01" });
    const relief = await assigned(
      db,
      { id: tour.seatId, vesselId: ship.id },
      (await seafarer(db, { rank: "Oiler" })).id,
    );
    await close(finance, "2026-08-01");
    await db
      .update(assignments)
      .set({ slot: "previous", checkedOutOn: "2026-08-20" })
      .where(eq(assignments.id, tour.id));
    await db
      .update(assignments)
      .set({ slot: "current", checkedInOn: "2026-08-23" })
      .where(eq(assignments.id, relief.id));
    await setOccasionDays.execute(as(finance, on("2026-09-02")), {
      ujbmMonth: 9,
      ujbmYear: 2026,
      specialOccassionDays: 2,
    });
    expect(await only(finance, "2026-09-01", "2026-09-03")).toMatchObject({
      vesselName: "MV Contoh",
      ujbm: 65_000,
      crew: 14,
      days: 30,
      correction: -2,
      specialOccassionDays: 2,
      total: 28_990_000,
      difference: 28_990_000 - 65_000 * 14 * 31,
    });
    const vesselMonth = await getVesselMonth.execute(as(finance, on("2026-09-03")), {
      ...monthOfCall("2026-09-01"),
      vesselId: ship.id,
    });
    expect(vesselMonth?.settlements).toMatchObject([
      {
        month: "2026-08-01",
        crew: 14,
        days: 31,
        paidManDays: 434,
        actualManDays: 432,
        movements: [
          { leftOn: "2026-08-20", manDays: -11 },
          { joinedOn: "2026-08-23", manDays: 9 },
        ],
      },
    ]);
  }),
);

test(
  "freezes a closed month with its correction, and moves later changes to the next",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    const { tour } = await aboard(db, ship, { since: "2026-05-01" });
    for (const sequence of [1, 2, 3, 4]) await aboard(db, ship, { rank: "Oiler", sequence, since: "2026-05-01" });
    for (const month of ["2026-07-01", "2026-08-01", "2026-09-01"]) await close(finance, month);
    const before = await list(finance, "2026-09-01", "2026-09-20");
    await db
      .update(assignments)
      .set({ slot: "previous", checkedOutOn: "2026-07-21" })
      .where(eq(assignments.id, tour.id));
    expect(await list(finance, "2026-09-01", "2026-09-20")).toEqual(before);
    expect(await only(finance, "2026-10-01", "2026-10-02")).toMatchObject({ crew: 4, correction: -10 - 31 - 30 });
    await close(finance, "2026-10-01");
    await db.update(assignments).set({ checkedOutOn: "2026-07-24" }).where(eq(assignments.id, tour.id));
    expect(await only(finance, "2026-11-01", "2026-11-02")).toMatchObject({ crew: 4, correction: 3 });
    await close(finance, "2026-11-01");
    expect(await only(finance, "2026-12-01", "2026-12-02")).toMatchObject({ crew: 4, correction: 0 });
    await expect(db.transaction((inner) => inner.update(ujbmRows).set({ total: 1 }))).rejects.toThrow();
    await expect(db.transaction((inner) => inner.delete(ujbmCorrections))).rejects.toThrow();
  }),
);

test(
  "pays nothing below zero and carries the rest",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    const tours = await Promise.all(
      [1, 2, 3].map(async (sequence) => (await aboard(db, ship, { sequence, since: "2026-05-01" })).tour),
    );
    await close(finance, "2026-07-01");
    for (const { id } of tours)
      await db.update(assignments).set({ slot: "previous", checkedOutOn: "2026-07-01" }).where(eq(assignments.id, id));
    await aboard(db, ship, { rank: "Oiler", since: "2026-07-20" });
    expect(await only(finance, "2026-08-01", "2026-08-02")).toMatchObject({ crew: 1, correction: -78, total: 0 });
    await close(finance, "2026-08-01");
    const vesselMonth = await getVesselMonth.execute(as(finance, on("2026-09-02")), {
      months: 9,
      year: 2026,
      vesselId: ship.id,
    });
    expect(vesselMonth).toMatchObject({ carriedIn: -47, correction: -47, total: 0, carriedOut: -17 });
    await close(finance, "2026-09-01");
    expect(await only(finance, "2026-10-01", "2026-10-02")).toMatchObject({ correction: -17, total: 65_000 * 14 });
  }),
);

test(
  "settles man-days at the rate they were paid, shown, frozen and carried at cost",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    await ujbmInForce(db, [{ ujbm: 70_000 }], "2026-08-15");
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    const { tour } = await aboard(db, ship, { since: "2026-05-01" });
    for (const sequence of [1, 2]) await aboard(db, ship, { rank: "Oiler", sequence, since: "2026-05-01" });
    for (const month of ["2026-07-01", "2026-08-01"]) await close(finance, month);
    await db
      .update(assignments)
      .set({ slot: "previous", checkedOutOn: "2026-08-21" })
      .where(eq(assignments.id, tour.id));
    const draft = { ujbm: 70_000, crew: 2, correction: -10, rateDifference: 10 * 5_000 };
    const total = 70_000 * (2 * 30 - 10) + 50_000;
    expect(await only(finance, "2026-09-01", "2026-09-02")).toMatchObject({ ...draft, total });
    await close(finance, "2026-09-01");
    expect(await only(finance, "2026-09-01", "2026-09-20")).toMatchObject({ ...draft, total });
    const vesselMonth = await getVesselMonth.execute(as(finance, on("2026-09-20")), {
      ...monthOfCall("2026-09-01"),
      vesselId: ship.id,
    });
    expect(vesselMonth).toMatchObject({ rateDifference: 50_000, carriedOut: 0, settlements: [{ rate: 65_000 }] });
    // All left in July: August's payment comes back at 65,000, September's at 70,000, and October can repay none of it.
    await db.update(assignments).set({ slot: "previous", checkedOutOn: "2026-07-31" });
    const later = await only(finance, "2026-10-01", "2026-10-02");
    const owed = (2 * 31 + 21) * 65_000 + 2 * 30 * 70_000;
    expect(later).toMatchObject({ crew: 0, correction: -(2 * 31 + 21) - 2 * 30, total: 0 });
    expect((later?.correction ?? 0) * 70_000 + (later?.rateDifference ?? 0)).toBe(-owed);
    await close(finance, "2026-10-01");
    const carried = await only(finance, "2026-11-01", "2026-11-02");
    expect((carried?.correction ?? 0) * 70_000 + (carried?.rateDifference ?? 0)).toBe(-owed);
    const sheet = await db.select().from(ujbmRows).where(eq(ujbmRows.vesselId, ship.id)).orderBy(ujbmRows.id);
    expect(sheet.map(({ rateDifference }) => rateDifference)).toEqual([0, 0, 50_000, later?.rateDifference]);
  }),
);

test(
  "counts the same in database and rules for any movements, and closing agrees with the draft",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ships = [await vessel(db, { name: "MV Satu" }), await vessel(db, { name: "MV Dua" })];
    const seats = await Promise.all(
      ships.flatMap((ship) => [1, 2, 3].map((sequence) => seatOn(db, ship, "Able Seaman", sequence))),
    );
    await close(finance, "2026-06-01");
    const day = fc.integer({ min: -20, max: 130 }).map((days) => addDays("2026-06-01", days));
    const stay = fc.record({ seat: fc.nat(seats.length - 1), from: day, to: day, who: fc.nat(3) });
    const people = await Promise.all([0, 1, 2, 3].map(() => seafarer(db)));
    for (const drawn of fc.sample(fc.array(stay, { minLength: 8, maxLength: 14 }), { numRuns: 6, seed: 21 })) {
      await db.delete(assignments);
      for (const { seat, from, to, who } of drawn) {
        const [start, end] = [from, to].sort() as [string, string];
        const place = seats[seat];
        if (place)
          await assigned(db, place, people[who]?.id ?? 0, {
            slot: "history",
            startDate: start,
            endDate: addDays(end, 1),
            checkedInOn: start,
            checkedOutOn: end,
          });
      }
      const { rows } = await list(finance, "2026-07-01", "2026-07-02");
      const counted = countedOnce(await assignmentsIn(db, { from: "2026-06-01", to: "2026-07-31" }));
      for (const ship of ships) {
        const own = counted.filter(({ vesselId }) => vesselId === ship.id);
        const row = rows.find(({ vesselId }) => vesselId === ship.id);
        expect([row?.crew, row?.correction]).toEqual([
          paidOn(own, "2026-07-01").length,
          manDays(own, { from: "2026-06-01", to: "2026-06-30" }),
        ]);
        const asked = { ...monthOfCall("2026-07-01"), vesselId: ship.id };
        const alone = await getVesselMonth.execute(as(finance, on("2026-07-02")), asked);
        expect([alone?.crew, alone?.correction, alone?.total]).toEqual([row?.crew, row?.correction, row?.total]);
      }
    }
    const draft = await list(finance, "2026-07-01", "2026-07-05");
    await close(finance, "2026-07-01");
    const closed = await list(finance, "2026-07-01", "2026-07-05");
    expect([closed.rows, closed.summary]).toEqual([draft.rows, draft.summary]);
  }),
);

test(
  "closes months in order, once, after they begin and with rates",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    await expect(close(finance, "2026-08-01")).rejects.toMatchObject({ wireCode: "NO_RATE" });
    await ujbmInForce(db, [{ vesselId: ship.id, ujbm: 70_000 }]);
    await expect(close(finance, "2026-10-01", "2026-09-30")).rejects.toMatchObject({ messageKey: "ujbm.notNext" });
    await close(finance, "2026-08-01", "2026-08-02");
    await expect(close(finance, "2026-08-01")).rejects.toMatchObject({ code: "conflict", wireCode: "CLOSED" });
    await expect(close(finance, "2026-10-01")).rejects.toMatchObject({ messageKey: "ujbm.notNext" });
    await expect(
      setOccasionDays.execute(as(finance, on("2026-08-09")), { ujbmMonth: 8, ujbmYear: 2026, specialOccassionDays: 1 }),
    ).rejects.toMatchObject({ wireCode: "CLOSED" });
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.operation, "ujbm.close-month"));
    expect(entry?.after).toMatchObject({ month: "2026-08-01", vessels: 1 });
  }),
);

test(
  "closes on the 5th in Jakarta and catches up, by the scheduler only, retrying without a rate",
  rolledBack(async (db) => {
    const clock = (day: string) => as({ kind: "scheduler" }, on(day));
    const closed = async (day: string) => (await closeDueMonths.execute(clock(day), {})).closed;
    await ujbmInForce(db, undefined, "2026-07-01");
    const ship = await vessel(db);
    await aboard(db, ship, { since: "2026-05-01" });
    expect(await closed("2026-07-04")).toEqual([]);
    expect(await closed("2026-07-05")).toEqual(["2026-07-01"]);
    expect(await closed("2026-07-06")).toEqual([]);
    expect(await closed("2026-09-07")).toEqual(["2026-08-01", "2026-09-01"]);
    const months = await db.select().from(ujbmMonths);
    expect(months.map(({ closedBy }) => closedBy)).toEqual([null, null, null]);
    for (const role of ["superadmin", "crewingfinancemarine"] as const)
      await expect(closeDueMonths.execute(as(await person(db, role)), {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "pays a new vessel's planned crew from its first day, a scrapped one until its last",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const coming = await vessel(db, { name: "MV Baru", deliveryDate: "2026-08-12" });
    for (const sequence of [1, 2, 3]) await seatOn(db, coming, "Able Seaman", sequence);
    const going = await vessel(db, { name: "MV Lama" });
    await aboard(db, going, { since: "2026-05-01" });
    await db.update(vessels).set({ scrappedOn: "2026-08-09", scrapReason: "Sold" }).where(eq(vessels.id, going.id));
    const { rows } = await list(finance, "2026-08-01", "2026-08-02");
    expect(rows.map(({ vesselName, crew, days }) => [vesselName, crew, days])).toEqual([
      ["MV Baru", 3, 20],
      ["MV Lama", 1, 9],
    ]);
    expect((await list(finance, "2026-07-01", "2026-08-02")).rows.map(({ vesselName }) => vesselName)).toEqual([
      "MV Lama",
    ]);
  }),
);

test(
  "pays the master on the 1st, else the chief engineer, masked for service and logged for finance",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const ship = await vessel(db);
    const engineer = await aboard(db, ship, { rank: "Chief Engineer", since: "2026-05-01", phone: "+62811" });
    await bankAccount(db, engineer.person.id, "5556667778");
    const finance = await person(db, "crewingfinancemarine");
    expect(await only(finance, "2026-08-01", "2026-08-02")).toMatchObject({
      bankName: "BCA",
      accountNo: "5556667778",
      phoneNo: "+62811",
    });
    const master = await ashore(db, ship, { rank: "Master", from: "2026-06-01", to: "2026-08-01" });
    await bankAccount(db, master.person.id);
    expect(await only(finance, "2026-08-01", "2026-08-02")).toMatchObject({ accountNo: "1234567890" });
    expect(await only(finance, "2026-09-01", "2026-09-02")).toMatchObject({ accountNo: "5556667778" });
    expect(await only(await person(db, "crewingservicemarine"), "2026-08-01", "2026-08-02")).toMatchObject({
      bankName: null,
      accountNo: "•••• 7890",
      accountName: null,
    });
    const [reads] = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from sensitive_reads where crew_id = ${master.person.id} and field_class = 'payroll'`,
    );
    expect(reads?.count).toBe(1);
  }),
);

test(
  "reads a month with two queries, searchable and sorted, for its division only",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const [finance, service] = [await person(db, "crewingfinancemarine"), await person(db, "crewingservicemarine")];
    const ship = await vessel(db, { name: "MV Tirta" });
    await aboard(db, ship, { since: "2026-05-01" });
    await vessel(db, { name: "MV Arung" });
    for (const isClosed of [false, true]) {
      if (isClosed) await close(finance, "2026-08-01");
      expect(await countQueries(db, () => list(service, "2026-08-01", "2026-08-06"))).toBe(2);
      const names = async (more: object) =>
        (await list(service, "2026-08-01", "2026-08-06", more)).rows.map(({ vesselName }) => vesselName);
      expect(await names({})).toEqual(["MV Arung", "MV Tirta"]);
      expect(await names({ filterList: "tirta" })).toEqual(["MV Tirta"]);
      const { openFrom } = await list(service, "2026-08-01", "2026-08-06");
      expect(openFrom).toBe(isClosed ? "2026-09-01" : null);
      const { open, summary } = await list(service, "2026-08-01", "2026-08-06", { filterList: "arung" });
      expect([open.vessels, open.total, summary.total]).toEqual([2, 65_000 * 31, 0]);
      expect(await names({ sort: "total", order: "desc" })).toEqual(["MV Tirta", "MV Arung"]);
      expect(await names({ divisionId: 2 })).toEqual([]);
      expect(await names({ pageSize: 1, pageNumber: 2 })).toEqual(["MV Tirta"]);
    }
    for (const role of ["crewingfinancetanker", "crewingadmintanker", "crewingplanningmarine", "crewmarine"] as const)
      await expect(list(await person(db, role), "2026-08-01", "2026-08-06")).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);

test(
  "forecasts a future month from plans, and refuses years beyond the next",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    await aboard(db, ship, { since: "2026-05-01" });
    const seat = await seatOn(db, ship, "Oiler");
    await assigned(db, seat, (await seafarer(db, { rank: "Oiler" })).id, { startDate: "2026-10-20" });
    const crewIn = async (month: string) => {
      const { state, rows } = await list(finance, month, "2026-08-10");
      return [state, rows[0]?.crew];
    };
    expect(await crewIn("2026-08-01")).toEqual(["draft", 1]);
    expect(await crewIn("2026-10-01")).toEqual(["forecast", 1]);
    expect(await crewIn("2026-11-01")).toEqual(["forecast", 2]);
    for (const year of [2024, 2028])
      await expect(list(finance, `${year}-01-01`, "2026-08-10")).rejects.toMatchObject({ code: "invalid" });
  }),
);

/** Check every closed row against its formula, and every correction against its lines. */
async function assertSound(db: Transaction, vesselId: number) {
  const rows = await db.select().from(ujbmRows).where(eq(ujbmRows.vesselId, vesselId));
  for (const row of rows) {
    const [vesselMonth] = await db
      .select({ sum: sql<number>`coalesce(sum(${ujbmCorrections.manDays}), 0)::int` })
      .from(ujbmCorrections)
      .where(and(eq(ujbmCorrections.rowId, row.id)));
    expect(row.correction).toBe((vesselMonth?.sum ?? 0) + row.carriedIn);
  }
}

test(
  "adds up payments and corrections to people on board over any changes",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    const people = await Promise.all([1, 2, 3, 4].map(() => seafarer(db)));
    const seats = await Promise.all([1, 2, 3, 4].map((sequence) => seatOn(db, ship, "Able Seaman", sequence)));
    for (const [index, seat] of seats.entries())
      await assigned(db, seat, people[index]?.id ?? 0, {
        slot: "history",
        startDate: "2026-01-01",
        endDate: "2027-01-01",
        checkedInOn: "2026-01-10",
        checkedOutOn: "2026-12-20",
      });
    const moves = fc.sample(fc.tuple(fc.nat(3), fc.integer({ min: 0, max: 110 })), { numRuns: 12, seed: 7 });
    let month = "2026-05-01";
    await close(finance, month);
    for (const [who, days] of moves.slice(0, 5)) {
      const chosen = eq(assignments.crewId, people[who]?.id ?? 0);
      await db
        .update(assignments)
        .set({ checkedInOn: addDays("2026-04-20", days) })
        .where(chosen);
      month = addMonths(month, 1);
      await close(finance, month);
      await assertSound(db, ship.id);
    }
    const all = await db
      .select({ row: ujbmRows, month: ujbmMonths.month })
      .from(ujbmRows)
      .innerJoin(ujbmMonths, eq(ujbmMonths.id, ujbmRows.monthId))
      .where(eq(ujbmRows.vesselId, ship.id))
      .orderBy(ujbmMonths.month);
    const settledUntil = addDays(month, -1);
    const last = all.at(-1)?.row;
    const given = all.slice(0, -1).reduce((sum, { row }) => sum + row.crew * row.days, 0);
    const corrected = all.reduce((sum, { row }) => sum + row.correction - row.carriedIn, 0);
    const counted = countedOnce(await assignmentsIn(db, { from: "2026-05-01", to: settledUntil }));
    expect(given + corrected).toBe(manDays(counted, { from: "2026-05-01", to: settledUntil }));
    expect(last && lastDayOf(month)).toBe(lastDayOf(month));
  }),
);

test("closes a month once when two people and the scheduler close it concurrently", async () => {
  const db = database();
  try {
    await ujbmInForce(db);
    const ship = await vessel(db, { name: "MV Sekali" });
    const [one, other] = [await person(db, "crewingfinancemarine"), await person(db, "crewingadminmarine")];
    const outcomes = await Promise.allSettled([
      close(one, "2026-08-01"),
      close(other, "2026-08-01"),
      closeDueMonths.execute(as({ kind: "scheduler" }, on("2026-08-05")), {}),
    ]);
    expect(await db.$count(ujbmMonths)).toBe(1);
    expect(await db.$count(ujbmRows, eq(ujbmRows.vesselId, ship.id))).toBe(1);
    const closed = outcomes.filter(
      (outcome) => outcome.status === "fulfilled" && !("closed" in outcome.value && outcome.value.closed.length === 0),
    );
    expect(closed).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ wireCode: "CLOSED" });
  } finally {
    await connection().begin(async (undo) => {
      await undo`set local session_replication_role = replica`;
      for (const table of ["ujbm_corrections", "ujbm_rows", "ujbm_months", "ujbm_rates", "audit_entries"])
        await undo`delete from ${undo(table)}`;
      await undo`delete from rate_versions where kind = 'ujbm'`;
      await undo`delete from vessels where name = 'MV Sekali'`;
      await undo`delete from users where email like '%@example.test'`;
    });
  }
});
