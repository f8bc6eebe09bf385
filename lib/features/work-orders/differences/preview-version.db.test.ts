import { asc } from "drizzle-orm";
import { payDifferences } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { dollarFrom } from "@/db/testing/payroll/dollars";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getRateVersion } from "@/lib/features/rates/versions/get-rate-version";
import { verifyRates } from "@/lib/features/rates/versions/verify-rates";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { previewVersion } from "./preview-version";
import { recalculateLocked } from "./recalculate-locked";

afterAll(closeDatabase);

const now = new Date("2026-11-27T02:00:00Z");

test(
  "previews the locked slips a draft would change; verification finds exactly those",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-09-01");
    const [finance, verifier] = [await person(db, "crewingfinancetanker"), await person(db, "crewingmanagertanker")];
    const ship = await vessel(db, { divisionId: 2 });
    const aboard = { since: "2026-09-01", joinedOn: "2026-09-01" };
    const dollars = (cents: number) => ({ allowancesTradingOut: null, tradingOutCents: cents });
    const { person: one } = await paidAboard(db, ship, { ...aboard, wages: dollars(1_000) });
    const { person: other } = await paidAboard(db, ship, { ...aboard, sequence: 2, wages: dollars(2_000) });
    await paidAboard(db, ship, { ...aboard, sequence: 3 });
    await dollarFrom("2026-09-28", "16000", { finance, verifier });
    await dollarFrom("2026-10-28", "16000", { finance, verifier });
    const at = as(finance, { now });
    for (const month of ["2026-09", "2026-10"]) await lockPayrollMonth.execute(at, { month });
    const id = await dollarFrom("2026-10-30", "16500", { finance });
    const effect = await previewVersion.execute(at, { id });
    expect(effect).toMatchObject({ slips: 2, amount: 500 * 310 * 3, isPartial: false });
    expect(effect.rows).toMatchObject([
      { crewId: other.id, month: "2026-10", amount: 500 * 620 },
      { crewId: one.id, month: "2026-10", amount: 500 * 310 },
    ]);
    expect(effect.tax).toBeGreaterThan(0);
    const marine = as(await person(db, "crewingfinancemarine"), { now });
    expect(await previewVersion.execute(marine, { id })).toMatchObject({ slips: 2, rows: [] });
    expect(await db.$count(payDifferences)).toBe(0);

    const { version, checksum } = await getRateVersion.execute(as(verifier, { now }), { id });
    await verifyRates.execute(as(verifier, { now }), { id, version, checksum });
    const night = as({ kind: "scheduler" }, { now });
    await recalculateLocked.execute(night, { divisionId: 2, month: "2026-10", after: 0, isListing: false });
    const found = await db.select().from(payDifferences).orderBy(asc(payDifferences.amount));
    expect(found).toMatchObject([
      { crewId: one.id, amount: 500 * 310, causes: ["tables"] },
      { crewId: other.id, amount: 500 * 620, causes: ["tables"] },
    ]);
    expect(found.reduce((sum, { tax }) => sum + tax, 0)).toBe(effect.tax);
    await expect(previewVersion.execute(at, { id: 99_999_999 })).rejects.toMatchObject({ code: "not-found" });
  }),
);
