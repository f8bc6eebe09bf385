import { eq, TransactionRollbackError } from "drizzle-orm";
import fc from "fast-check";
import { minimumWages, rateVersions } from "@/db/schema/rates";
import { countQueries } from "@/db/testing/count-queries";
import { person } from "@/db/testing/people";
import { offshoreRows, ratesDraft } from "@/db/testing/records/rates";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays } from "@/lib/platform/calendar/dates";
import { getMatrixMarineSalary } from "./get-matrix-marine-salary";
import { getMinimumWage } from "./get-minimum-wage";
import { inForceOn } from "../rules";
import { verifyRates } from "../versions/verify-rates";

afterAll(closeDatabase);

async function verified(db: Parameters<typeof person>[0], draft: { id: number; version: number; checksum: string }) {
  const { id, version, checksum } = draft;
  await verifyRates.execute(as(await person(db, "superadmin")), { id, version, checksum });
}

test(
  "returns wages of the version in force, and distinguishes a missing rank, area or day from zero",
  rolledBack(async (db) => {
    const [finance, staff] = [await person(db, "crewingfinancemarine"), await person(db, "crewingstaffmarine")];
    const rows = await offshoreRows(db);
    await verified(db, await ratesDraft(finance, { rows, effectiveFrom: "2071-03-01" }));
    await verified(
      db,
      await ratesDraft(finance, { rows: await offshoreRows(db, [16_000_000]), effectiveFrom: "2071-06-01" }),
    );
    await ratesDraft(finance, { rows: await offshoreRows(db, [99_000_000]), effectiveFrom: "2071-04-01" });
    const [first, second] = rows;
    if (!first || !second) throw new Error("no rows");
    const asked = ({ positionId: jobPositionId, operationAreaId, payrollCategoryId }: typeof first, date: string) =>
      getMatrixMarineSalary.execute(as(staff), { jobPositionId, operationAreaId, payrollCategoryId, date });
    expect(await asked(first, "2071-05-31")).toMatchObject({
      basicSalary: 15_000_000,
      kpak: 0,
      regionalAllowance: 2_500_000,
      overseasAllowance: 0,
      positionAllowance: 0,
      payrollCategoryName: "Offshore",
      effectiveFrom: "2071-03-01",
    });
    expect(await asked(first, "2071-06-01")).toMatchObject({ basicSalary: 16_000_000, effectiveFrom: "2071-06-01" });
    expect(await countQueries(db, () => asked(first, "2071-06-01"))).toBe(1);
    await expect(asked(second, "2071-06-01")).rejects.toMatchObject({ code: "not-found", wireCode: "NO_SALARY" });
    await expect(asked({ ...first, payrollCategoryId: 1 }, "2071-05-31")).rejects.toMatchObject({
      wireCode: "NO_SALARY",
    });
    await expect(asked(first, "1990-01-01")).rejects.toMatchObject({ code: "not-found", wireCode: "NO_VERSION" });
    const tanker = await person(db, "crewingstafftanker");
    const { positionId: jobPositionId, operationAreaId, payrollCategoryId } = first;
    await expect(
      getMatrixMarineSalary.execute(as(tanker), { jobPositionId, operationAreaId, payrollCategoryId }),
    ).rejects.toMatchObject({ code: "not-found", messageKey: "rates.notFound" });
    await expect(
      getMatrixMarineSalary.execute(as(await person(db, "crewingplanningmarine")), {
        jobPositionId,
        operationAreaId,
        payrollCategoryId,
      }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "uses a minimum wage only in its province and year",
  rolledBack(async (db) => {
    const [finance, staff] = [await person(db, "crewingfinancetanker"), await person(db, "crewingstafftanker")];
    const wage = { province: "KI", year: 2081, amount: "4.000.000", decree: "SK 1" };
    await verified(db, await ratesDraft(finance, { kind: "minimum-wages", rows: [wage], effectiveFrom: "2081-01-01" }));
    const asked = (province: "KI" | "KU", date: string) => getMinimumWage.execute(as(staff), { province, date });
    expect(await asked("KI", "2081-12-31")).toMatchObject({ amount: 4_000_000, decree: "SK 1" });
    for (const [province, date] of [
      ["KI", "2082-01-01"],
      ["KU", "2081-12-31"],
    ] as const)
      await expect(asked(province, date)).rejects.toMatchObject({ code: "not-found", wireCode: "NO_MINIMUM_WAGE" });
  }),
);

type Held = Parameters<Parameters<typeof rolledBack>[0]>[0];

/** A version with one wage, verified or draft. */
async function stored(db: Held, effectiveFrom: string, verifiedBy: number | null) {
  const draft = { kind: "minimum-wages", effectiveFrom, source: "S", checksum: "" } as const;
  const [row] = await db.insert(rateVersions).values(draft).returning();
  if (!row) throw new Error("version was not stored");
  await db.insert(minimumWages).values({ versionId: row.id, province: "KI", year: 2090, amount: 1, decree: "SK" });
  if (verifiedBy === null) return;
  const verification = { state: "verified", verifiedBy, verifiedAt: new Date() } as const;
  await db.update(rateVersions).set(verification).where(eq(rateVersions.id, row.id));
}

test(
  "finds the same version by query as by rule",
  rolledBack(async (db) => {
    const [other, staff] = [await person(db, "superadmin"), await person(db, "crewingstaffmarine")];
    const place = fc.integer({ min: 0, max: 40 }).map((offset) => addDays("2090-01-10", offset));
    const asked = fc.integer({ min: -3, max: 44 }).map((offset) => addDays("2090-01-10", offset));
    const found = (date: string) =>
      getMinimumWage.execute(as(staff), { province: "KI", date }).then(
        ({ rateVersionId }) => rateVersionId,
        () => undefined,
      );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(place, { maxLength: 6 }),
        fc.array(place, { maxLength: 4 }),
        asked,
        (days, drafts, day) =>
          db
            .transaction(async (existing) => {
              for (const draft of drafts) await stored(existing, draft, null);
              for (const one of days) await stored(existing, one, other.userId);
              const all = await existing.select().from(rateVersions).where(eq(rateVersions.kind, "minimum-wages"));
              const ofRule = inForceOn(all, day);
              // Versions of other tests have no wage of that year.
              const isOfTest = ofRule !== undefined && ofRule.source === "S";
              expect(await found(day)).toBe(isOfTest ? ofRule.id : undefined);
              existing.rollback();
            })
            .catch((error: unknown) => {
              if (!(error instanceof TransactionRollbackError)) throw error;
            }),
      ),
      { numRuns: 40 },
    );
  }),
);
