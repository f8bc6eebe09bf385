import { and, eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { ujbmOccasions } from "@/db/schema/ujbm";
import { roles } from "@/db/enums/users";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { ujbmInForce } from "@/db/testing/records/ujbm";
import type { UserActor } from "@/lib/access/actor";
import { listUjbm } from "./list-ujbm";
import { setOccasionDays } from "./set-occasion-days";

afterAll(closeDatabase);

const now = new Date("2026-08-10T05:00:00+07:00");
const september = { ujbmMonth: 9, ujbmYear: 2026 };
const set = (actor: UserActor, input: object) => setOccasionDays.execute(as(actor, { now }), input);
const fieldsOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { fields?: { path: string; message: string }[] }) =>
      Object.fromEntries((error.fields ?? []).map(({ path, message }) => [path, message])),
  );

test(
  "replaces the days on saving, logs both numbers, and ignores the same number",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const [finance, admin] = [await person(db, "crewingfinancemarine"), await person(db, "crewingadminmarine")];
    await aboard(db, await vessel(db), { since: "2026-05-01" });
    const totals = async () => {
      const asked = { months: 9, year: 2026 };
      const { summary, specialOccassionDays } = await listUjbm.execute(as(finance, { now }), asked);
      return [specialOccassionDays, summary.total];
    };
    expect(await totals()).toEqual([0, 65_000 * 30]);
    await set(finance, { ...september, specialOccassionDays: "2" });
    expect(await totals()).toEqual([2, 65_000 * 32]);
    await set(admin, { ...september, specialOccassionDays: 3 });
    await set(admin, { ...september, specialOccassionDays: 3 });
    expect(await totals()).toEqual([3, 65_000 * 33]);
    expect(
      await db.$count(ujbmOccasions, and(eq(ujbmOccasions.divisionId, 1), eq(ujbmOccasions.month, "2026-09-01"))),
    ).toBe(1);
    const entries = await db
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.operation, "ujbm.set-occasion-days"))
      .orderBy(auditEntries.id);
    expect(entries).toEqual([
      { before: null, after: { specialOccassionDays: 2 } },
      { before: { specialOccassionDays: 2 }, after: { specialOccassionDays: 3 } },
    ]);
  }),
);

test(
  "reports missing, non-numeric and out-of-range days in the documented words",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    expect(await fieldsOf(set(finance, {}))).toEqual({
      ujbmMonth: "ujbm.monthMissing",
      ujbmYear: "ujbm.yearMissing",
      specialOccassionDays: "ujbm.daysMissing",
    });
    expect(await fieldsOf(set(finance, { ujbmMonth: 13, ujbmYear: "next", specialOccassionDays: "some" }))).toEqual({
      ujbmMonth: "validation.tooBig?max=12",
      ujbmYear: "ujbm.yearNoNumber",
      specialOccassionDays: "ujbm.daysNoNumber",
    });
    for (const [days, message] of [
      [32, "validation.tooBig?max=31"],
      [-1, "validation.tooSmall?min=0"],
      [1.5, "ujbm.daysNoNumber"],
    ] as const)
      expect(await fieldsOf(set(finance, { ...september, specialOccassionDays: days }))).toEqual({
        specialOccassionDays: message,
      });
    for (const ujbmYear of [2024, 2028])
      expect(await fieldsOf(set(finance, { ...september, ujbmYear, specialOccassionDays: 1 }))).toEqual({
        ujbmYear: "ujbm.yearOutside",
      });
  }),
);

test(
  "lets admin, finance and superadmin of Marine set days, and refuses others",
  rolledBack(async (db) => {
    const may: string[] = [];
    for (const role of roles) {
      const outcome = await set(await person(db, role), { ...september, specialOccassionDays: 1 }).catch(
        (error: { code?: string }) => error.code,
      );
      if (outcome !== "forbidden") may.push(role);
    }
    expect(may).toEqual(["superadmin", "crewingadminmarine", "crewingfinancemarine"]);
    const elsewhere = await person(db, "superadmin", null, { divisionId: 2 });
    await expect(set(elsewhere, { ...september, specialOccassionDays: 1 })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "asks to confirm more days than the month has",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const asked = { ...september, specialOccassionDays: "31" };
    await expect(set(finance, asked)).rejects.toMatchObject({
      messageKey: "ujbm.occasions.moreThanMonth",
      wireCode: "MORE_THAN_MONTH",
      values: { most: 30 },
    });
    expect(await set(finance, { ...asked, isConfirmed: true })).toMatchObject({ specialOccassionDays: 31 });
    await set(finance, { ...september, specialOccassionDays: "30" });
  }),
);
