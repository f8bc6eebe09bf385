import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums/users";
import { crew, crewTravelDocuments, sensitiveReads } from "@/db/schema/crew";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, ashore, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { eq } from "drizzle-orm";
import { listCrewChange } from "./list-crew-change";

afterAll(closeDatabase);

const now = new Date("2026-11-23T02:00:00Z");
const window = { from: "2026-11-23", to: "2026-12-23" };

/** Set up an unanswered reliever, a leaver without a plan, a Cook on board and an empty seat. */
async function changing(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const master = await aboard(db, ship, {
    rank: "Master",
    fullName: "Anton",
    since: "2026-06-01",
    until: "2026-12-03",
  });
  const bosun = await aboard(db, ship, { rank: "Bosun", fullName: "Slamet", since: "2026-05-01", until: "2026-11-20" });
  await aboard(db, ship, { rank: "Cook", fullName: "Joko", until: "2027-04-01" });
  const oiler = await seatOn(db, ship, "Oiler");
  const relief = await seafarer(db, { rank: "Master", fullName: "Wahyu" });
  const plan = await assigned(db, master.seat, relief.id, {
    startDate: "2026-12-06",
    endDate: "2027-06-06",
    principalStatus: "Pending",
    employeeStatus: "Pending",
  });
  await assigned(db, master.seat, (await seafarer(db)).id, { slot: "cancelled" });
  return { owner, ship, master, bosun, oiler, relief, plan };
}

const changeFor = (actor: UserActor, vesselId: number, more: object = {}) =>
  listCrewChange.execute(as(actor, { now }), { vesselId, ...window, ...more });

test(
  "lists leavers beside relievers and no one else",
  rolledBack(async (db) => {
    const { owner, ship, master, bosun, oiler, relief, plan } = await changing(db);
    const found = await changeFor(await person(db, "crewingplanningmarine"), ship.id);
    expect(found).toMatchObject({ vesselName: ship.name, principal: owner.name, status: "in-operation", ...window });
    expect(found.counts).toEqual({ leaving: 2, joining: 1, uncovered: 2, notReady: 1 });
    expect(found.rows.map(({ vesselCrewId, isUncovered }) => [vesselCrewId, isUncovered])).toEqual([
      [oiler.id, true],
      [bosun.seat.id, true],
      [master.seat.id, false],
    ]);
    expect(found.rows[2]).toMatchObject({
      jobPositionName: "Master",
      day: "2026-12-03",
      daysBetween: 3,
      leaving: { crewId: master.person.id, slot: "Current", endDate: "2026-12-03", daysLeft: 10, offBoard: null },
      joining: { crewId: relief.id, assignmentId: plan.id, slot: "Next", summaryStatus: "Pending" },
    });
    expect(found.rows[1]).toMatchObject({ leaving: { crewId: bosun.person.id, daysLeft: -3 }, joining: null });
    expect(found.rows[0]).toMatchObject({ leaving: null, joining: null, day: null });
  }),
);

test(
  "names missing answers, documents, medical and scans",
  rolledBack(async (db) => {
    const { ship, relief } = await changing(db);
    await db.insert(crewTravelDocuments).values({
      crewId: relief.id,
      kind: "passport",
      documentName: "Passport",
      documentNumber: "A1",
      issued: "2024-01-01",
      expired: "2034-01-01",
    });
    const { rows } = await changeFor(await person(db, "superadmin"), ship.id);
    const missing = rows[2]?.joining?.missing ?? [];
    const texts = missing.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Answer of the principal, asked \d/),
        "No seaman book on record",
        "No medical certificate on record",
        "passport",
      ]),
    );
    const firstWarning = missing.findIndex(({ level }) => level === "warn");
    expect(missing.slice(firstWarning).every(({ level }) => level === "warn")).toBe(true);
  }),
);

test(
  "runs three queries and records sensitive reads once",
  rolledBack(async (db) => {
    const { ship, relief } = await changing(db);
    const planner = await person(db, "crewingplanningmarine");
    const { userId } = planner;
    expect(await countQueries(db, () => changeFor(planner, ship.id))).toBe(4);
    const noted = await db.select().from(sensitiveReads).where(eq(sensitiveReads.userId, userId));
    expect(noted.map(({ crewId, fieldClass }) => [crewId, fieldClass])).toEqual([[relief.id, "medical"]]);
    const empty = await vessel(db);
    expect(await countQueries(db, () => changeFor(planner, empty.id))).toBe(1);
    expect((await changeFor(planner, empty.id)).rows).toEqual([]);
  }),
);

test(
  "shows actual dates for a past window",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const left = await ashore(db, ship, { rank: "Master", from: "2026-03-01", to: "2026-10-05" });
    const joined = await seafarer(db, { rank: "Master" });
    await assigned(db, left.seat, joined.id, {
      slot: "current",
      startDate: "2026-10-01",
      endDate: "2027-04-01",
      checkedInOn: "2026-10-04",
    });
    const planner = await person(db, "crewingplanningmarine");
    const { rows, counts } = await changeFor(planner, ship.id, { from: "2026-10-01", to: "2026-10-31" });
    expect(rows).toMatchObject([
      {
        leaving: { crewId: left.person.id, offBoard: "2026-10-05" },
        joining: { crewId: joined.id, onBoard: "2026-10-04", missing: [] },
        daysBetween: -1,
      },
    ]);
    expect(counts).toEqual({ leaving: 1, joining: 1, uncovered: 0, notReady: 0 });
  }),
);

test(
  "limits principals and heads to their own vessels",
  rolledBack(async (db) => {
    const { owner, ship } = await changing(db);
    const client = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    const seen = await changeFor(client, ship.id);
    expect(seen.rows).toHaveLength(3);
    expect(seen.rows.flatMap(({ joining }) => joining?.missing ?? []).map(({ text }) => text)).not.toContain(
      "medical certificate",
    );
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    const missing = (await changeFor(head, ship.id)).rows[2]?.joining?.missing.map(({ kind }) => kind);
    expect(missing).toEqual(["principal"]);
    const foreign = await vessel(db);
    for (const actor of [client, head, await person(db, "crewingplanningtanker")])
      await expect(changeFor(actor, foreign.id)).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "refuses users without plans access and invalid periods",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const refused: Role[] = ["crewmarine", "crewingfinancemarine"];
    for (const role of refused)
      await expect(changeFor(await person(db, role), ship.id)).rejects.toMatchObject({ code: "forbidden" });
    const planner = await person(db, "crewingplanningmarine");
    for (const to of ["2026-11-01", "2028-11-01", "soon"])
      await expect(changeFor(planner, ship.id, { to })).rejects.toMatchObject({ code: "invalid" });
  }),
);

test(
  "hides stopped people from planners",
  rolledBack(async (db) => {
    const { ship, relief } = await changing(db);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, relief.id));
    const { rows } = await changeFor(await person(db, "crewingplanningmarine"), ship.id);
    expect(rows[2]).toMatchObject({ joining: null, isUncovered: true });
  }),
);
