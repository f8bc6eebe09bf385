import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewStatusChanges } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { checkOutCrew } from "@/lib/features/manning/check-in-out/check-out-crew";
import { confirmSuitabilityEntry } from "./confirm-suitability-entry";
import { getSuitabilityEntry } from "./get-suitability-entry";
import { updateSuitabilityEntry } from "./update-suitability-entry";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const statusOf = async (db: Transaction, id: number) =>
  (await db.select().from(crew).where(eq(crew.id, id)))[0]?.status;
const slotOf = async (db: Transaction, id: number) =>
  (await db.select().from(assignments).where(eq(assignments.id, id)))[0]?.slot;

test(
  "bars a person ashore, records the status and cancels plans",
  rolledBack(async (db) => {
    const [author, manager] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    const one = await seafarer(db);
    const plan = await assigned(db, await seatOn(db, await vessel(db)), one.id);
    const { id } = await registered(db, one.id, author.userId, { level: 3 });
    await confirmSuitabilityEntry.execute(as(manager, { now }), { employeeBlackListid: id });
    expect(await statusOf(db, one.id)).toBe("blacklist");
    expect(await slotOf(db, plan.id)).toBe("cancelled");
    expect(await db.select().from(crewStatusChanges).where(eq(crewStatusChanges.crewId, one.id))).toMatchObject([
      { event: "barred", fromStatus: "off-board", toStatus: "blacklist", effectiveOn: "2026-11-20", reason: null },
    ]);
    expect(await db.select().from(suitabilityEntries).where(eq(suitabilityEntries.id, id))).toMatchObject([
      { confirmedBy: manager.userId, confirmedAt: now, version: 2 },
    ]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.operation, "suitability.confirm"), eq(auditEntries.subject, String(id))))
      // The cancelled plan may have the same id; the confirmation is the later entry.
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ divisionId: 1, after: { employeeId: one.id, status: "blacklist" } });
    await expect(
      confirmSuitabilityEntry.execute(as(manager, { now }), { employeeBlackListid: id }),
    ).rejects.toMatchObject({ code: "conflict" });
  }),
);

test(
  "blacklists a person on board at check-out",
  rolledBack(async (db) => {
    const [author, manager] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
    const ship = await vessel(db);
    const { person: sailor, seat } = await aboard(db, ship, {
      rank: "Bosun",
      since: "2026-03-01",
      until: "2026-11-25",
    });
    const later = await assigned(db, await seatOn(db, await vessel(db)), sailor.id, {
      startDate: "2027-03-01",
      endDate: "2027-09-01",
    });
    const { id } = await registered(db, sailor.id, author.userId, { level: 3 });
    await confirmSuitabilityEntry.execute(as(manager, { now }), { employeeBlackListid: id });
    expect(await statusOf(db, sailor.id)).toBe("on-board");
    expect(await slotOf(db, later.id)).toBe("cancelled");
    await checkOutCrew.execute(as(await person(db, "crewingadminmarine"), { now }), {
      vesselId: ship.id,
      vesselCrewId: seat.id,
      crewId: sailor.id,
      schedule: "2026-11-20",
    });
    expect(await statusOf(db, sailor.id)).toBe("blacklist");
  }),
);

test(
  "refuses the author while a colleague could confirm",
  rolledBack(async (db) => {
    const [author, editor, third] = [
      await person(db, "crewingmanagermarine"),
      await person(db, "crewingmanagermarine"),
      await person(db, "superadmin"),
    ];
    const one = await seafarer(db);
    const { id } = await registered(db, one.id, author.userId, { level: 3, updatedBy: editor.userId });
    for (const party of [author, editor]) {
      await expect(
        confirmSuitabilityEntry.execute(as(party, { now }), { employeeBlackListid: id }),
      ).rejects.toMatchObject({ code: "rule", messageKey: "suitability.secondPerson" });
    }
    expect(await statusOf(db, one.id)).toBe("off-board");
    await confirmSuitabilityEntry.execute(as(third, { now }), { employeeBlackListid: id });
    expect(await statusOf(db, one.id)).toBe("blacklist");
  }),
);

test(
  "refuses whoever raised the entry to level 3",
  rolledBack(async (db) => {
    const [author, raiser, third, fourth] = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingmanagermarine"),
      await person(db, "crewingadminmarine"),
      await person(db, "crewingmanagermarine"),
    ];
    const one = await seafarer(db);
    const evidenceFileId = await uploaded(db, author.userId);
    const { id } = await registered(db, one.id, author.userId, { evidenceFileId });
    const form = {
      employeeBlackListid: id,
      employeeBlacklistLevelId: 3,
      startDate: "2026-10-01",
      reason: "conduct",
      description: "Left the evening watch without relief twice",
      reviewDate: "2027-04-01",
      evidenceFileId,
    };
    await updateSuitabilityEntry.execute(as(raiser, { now }), form);
    await updateSuitabilityEntry.execute(as(third, { now }), {
      ...form,
      description: "Left the evening watch without relief twice.",
    });
    await expect(
      confirmSuitabilityEntry.execute(as(raiser, { now }), { employeeBlackListid: id }),
    ).rejects.toMatchObject({ messageKey: "suitability.secondPerson" });
    expect(
      (await getSuitabilityEntry.execute(as(raiser, { now }), { employeeBlackListid: id })).allowedActions,
    ).not.toContain("confirm");
    expect(
      (await getSuitabilityEntry.execute(as(fourth, { now }), { employeeBlackListid: id })).allowedActions,
    ).toContain("confirm");
    await confirmSuitabilityEntry.execute(as(fourth, { now }), { employeeBlackListid: id });
    expect(await statusOf(db, one.id)).toBe("blacklist");
  }),
);

test(
  "lets the author confirm when no colleague can",
  rolledBack(async (db) => {
    const author = await person(db, "crewingmanagermarine");
    await person(db, "crewingmanagertanker");
    const one = await seafarer(db);
    const { id } = await registered(db, one.id, author.userId, { level: 3 });
    await confirmSuitabilityEntry.execute(as(author, { now }), { employeeBlackListid: id });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.operation, "suitability.confirm"), eq(auditEntries.subject, String(id))));
    expect(entry?.after).toMatchObject({ samePerson: true });
  }),
);

test(
  "confirms open level 3 entries by permitted roles only",
  rolledBack(async (db) => {
    const [author, manager] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    const one = await seafarer(db);
    const noted = await registered(db, one.id, author.userId);
    const over = await registered(db, one.id, author.userId, { level: 3, endDate: "2026-11-20" });
    const open = await registered(db, one.id, author.userId, { level: 3 });
    await expect(
      confirmSuitabilityEntry.execute(as(manager, { now }), { employeeBlackListid: noted.id }),
    ).rejects.toMatchObject({ messageKey: "suitability.notLevelThree" });
    await expect(
      confirmSuitabilityEntry.execute(as(manager, { now }), { employeeBlackListid: over.id }),
    ).rejects.toMatchObject({ messageKey: "suitability.closed" });
    for (const role of [
      "crewingadminmarine",
      "crewingstaffmarine",
      "crewingplanningmarine",
      "crewingpdemarine",
      "crewingservicemarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
    ] as const) {
      await expect(
        confirmSuitabilityEntry.execute(as(await person(db, role), { now }), { employeeBlackListid: open.id }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    await expect(
      confirmSuitabilityEntry.execute(as(await person(db, "crewingmanagertanker"), { now }), {
        employeeBlackListid: open.id,
      }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);
