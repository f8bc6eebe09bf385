import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewStatusChanges } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { employmentPay, workOrders } from "@/db/schema/work-orders";
import { seafarer, vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { paidFor } from "@/db/testing/payroll/paid";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { rehireCrew } from "./rehire-crew";
import { resignCrew } from "./resign-crew";

afterAll(closeDatabase);

const resignation = { date: "2026-03-31", resignationClass: "voluntary", reason: "Another company" };
const rehiring = { date: "2026-06-01", reason: "Came back" };
const stored = async (db: Transaction, id: number) => (await db.select().from(crew).where(eq(crew.id, id)))[0];

test(
  "allows admin and manager to record a resignation, and hides other divisions",
  rolledBack(async (db) => {
    for (const role of ["superadmin", "crewingadminmarine", "crewingmanagermarine"] as const) {
      const crewMember = await seafarer(db);
      const { version } = await resignCrew.execute(as(await person(db, role)), {
        crewId: crewMember.id,
        ...resignation,
      });
      expect(await stored(db, crewMember.id)).toMatchObject({
        status: "resigned",
        resignedOn: "2026-03-31",
        resignationClass: "voluntary",
        resignationReason: "Another company",
        version,
      });
    }
    const crewMember = await seafarer(db);
    for (const role of [
      "crewingstaffmarine",
      "crewingplanningmarine",
      "crewingpdemarine",
      "crewingservicemarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
      "crewmarine",
    ] as const) {
      await expect(
        resignCrew.execute(as(await person(db, role)), { crewId: crewMember.id, ...resignation }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    await expect(
      resignCrew.execute(as(await person(db, "crewingadmintanker")), { crewId: crewMember.id, ...resignation }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "refuses people on board, planned, barred or resigned, and days before the last status change",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const ship = await vessel(db);
    const refusal = (crewId: number, changes: object = {}) =>
      resignCrew.execute(admin, { crewId, ...resignation, ...changes }).then(
        () => null,
        (error) => error.messageKey,
      );
    const { person: onBoard } = await aboard(db, ship);
    const planned = await seafarer(db);
    await assigned(db, await seatOn(db, ship, "Master"), planned.id);
    const rejected = await seafarer(db);
    await assigned(db, await seatOn(db, ship, "Able Seaman", 7), rejected.id, { slot: "cancelled" });
    expect(await refusal(onBoard.id)).toBe("crew.resign.onBoard");
    expect(await refusal(planned.id)).toBe("crew.resign.planned");
    expect(await refusal(rejected.id)).toBeNull();
    expect(await refusal(rejected.id)).toBe("crew.resign.already");
    expect(await refusal((await seafarer(db, { status: "blacklist" })).id)).toBe("crew.resign.barred");
    expect(await refusal((await seafarer(db, { statusSince: "2026-05-01" })).id)).toBe("crew.resign.beforeStatus");
    expect(await refusal((await seafarer(db)).id, { version: 9 })).toBe("errors.changedBy");
    const wrong = resignCrew.execute(admin, { crewId: planned.id, date: "2126-01-01", resignationClass: "x" });
    expect((await fieldsOf(wrong)).map(({ path }) => path)).toEqual(["date", "resignationClass", "reason"]);
  }),
);

test(
  "allows only a manager to re-hire, with the compliance check in the audit entry",
  rolledBack(async (db) => {
    const gone = {
      status: "resigned",
      resignedOn: "2026-03-31",
      resignationClass: "voluntary",
      statusSince: "2026-03-31",
    } as const;
    const crewMember = await seafarer(db, gone);
    for (const role of ["crewingadminmarine", "crewingstaffmarine", "crewingplanningmarine"] as const) {
      await expect(
        rehireCrew.execute(as(await person(db, role)), { crewId: crewMember.id, ...rehiring }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    const manager = as(await person(db, "crewingmanagermarine"));
    await expect(
      rehireCrew.execute(manager, { crewId: crewMember.id, ...rehiring, date: "2026-01-01" }),
    ).rejects.toMatchObject({ messageKey: "crew.rehire.beforeResignation" });
    await rehireCrew.execute(manager, { crewId: crewMember.id, ...rehiring });
    expect(await stored(db, crewMember.id)).toMatchObject({
      status: "off-board",
      statusSince: "2026-06-01",
      resignedOn: null,
      resignationClass: null,
      resignationReason: null,
    });
    expect(
      (await db.select().from(crewStatusChanges).where(eq(crewStatusChanges.crewId, crewMember.id))).map(
        ({ event }) => event,
      ),
    ).toEqual(["re-hired"]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.rehire"))
      .orderBy(auditEntries.id);
    expect(entry?.after).toMatchObject({
      fitness: "block",
      review: expect.arrayContaining([{ code: "passport-missing", level: "block" }]),
    });
    await expect(rehireCrew.execute(manager, { crewId: crewMember.id, ...rehiring })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "crew.rehire.notResigned",
    });
  }),
);

test(
  "clears and records the earlier employment end, and keeps later ones and those of other years",
  rolledBack(async (db) => {
    const manager = as(await person(db, "crewingmanagermarine"));
    const gone = { status: "resigned", resignedOn: "2026-03-31", statusSince: "2026-03-31" } as const;
    const ends = async (year: number, endsOn: string) => {
      const crewMember = await seafarer(db, gone);
      const stamps = { createdAt: new Date(), updatedAt: new Date() };
      await db.insert(employmentPay).values({ crewId: crewMember.id, year, endsOn, ...stamps });
      await rehireCrew.execute(manager, { crewId: crewMember.id, ...rehiring });
      const [pay] = await db.select().from(employmentPay).where(eq(employmentPay.crewId, crewMember.id));
      return pay?.endsOn;
    };
    expect(await ends(2026, "2026-03-31")).toBeNull();
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.operation, "crew.rehire"));
    expect(entry).toMatchObject({ before: { endsOn: "2026-03-31" }, after: { endsOn: null } });
    expect(await ends(2026, "2026-10-31")).toBe("2026-10-31");
    expect(await ends(2025, "2025-12-31")).toBe("2025-12-31");
  }),
);

test(
  "refuses to re-hire a barred person; an unconfirmed level 3 does not bar",
  rolledBack(async (db) => {
    const gone = { status: "resigned", resignedOn: "2026-03-31", statusSince: "2026-03-31" } as const;
    const [barred, noted, blacklisted] = [
      await seafarer(db, gone),
      await seafarer(db, gone),
      await seafarer(db, { status: "blacklist" }),
    ];
    const [author, manager] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    const entry = {
      level: 3,
      reason: "conduct" as const,
      description: "Left the vessel without leave",
      startDate: "2026-02-01",
      createdBy: author.userId,
    };
    await db.insert(suitabilityEntries).values([
      { ...entry, crewId: barred.id, confirmedAt: new Date(), confirmedBy: manager.userId },
      { ...entry, crewId: noted.id },
    ]);
    const outcome = (crewId: number) =>
      rehireCrew.execute(as(manager), { crewId, ...rehiring }).then(
        () => "re-hired",
        (error) => error.messageKey,
      );
    expect([await outcome(barred.id), await outcome(blacklisted.id), await outcome(noted.id)]).toEqual([
      "crew.rehire.barred",
      "crew.rehire.barred",
      "re-hired",
    ]);
    expect(
      JSON.stringify(
        await db.select().from(auditEntries).where(eq(auditEntries.operation, "crew.rehire")).orderBy(auditEntries.id),
      ),
    ).not.toMatch(/noted|suitability/);
  }),
);

test(
  "refuses a resignation before the last work order is locked",
  rolledBack(async (db) => {
    const { id: crewId } = await seafarer(db);
    const account = { bankName: "BCA", accountNumber: "1234567890", accountName: "A" };
    await paidFor(db, { crewId, vesselId: (await vessel(db)).id, name: "A", ...account });
    const admin = as(await person(db, "crewingadminmarine"));
    await db.update(workOrders).set({ state: "draft" });
    await expect(resignCrew.execute(admin, { crewId, ...resignation })).rejects.toMatchObject({
      messageKey: "crew.resign.unpaid",
    });
    await db.update(workOrders).set({ state: "locked" });
    await resignCrew.execute(admin, { crewId, ...resignation });
  }),
);
