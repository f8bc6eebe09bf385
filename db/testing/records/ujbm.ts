import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import { rateVersions } from "@/db/schema/rates";
import { ujbmRates } from "@/db/schema/ujbm";
import { person } from "../people";

type Rate = { vesselId?: number | null; vesselTypeId?: number | null; ujbm: number };

/** UJBM rates in force; without any said, 65,000 a person and day for every vessel. */
export async function ujbmInForce(db: Executor, rates: Rate[] = [{ ujbm: 65_000 }], effectiveFrom = "2026-01-02") {
  const [row] = await db
    .insert(rateVersions)
    .values({ kind: "ujbm", effectiveFrom, source: "Test", checksum: "x", rowCount: rates.length })
    .returning();
  if (!row) throw new Error("rates were not stored");
  await db.insert(ujbmRates).values(rates.map((rate) => ({ ...rate, versionId: row.id })));
  const { userId } = await person(db, "crewingmanagermarine");
  await db
    .update(rateVersions)
    .set({ state: "verified", verifiedBy: userId, verifiedAt: new Date() })
    .where(eq(rateVersions.id, row.id));
  return row;
}

/** The first bank account of a person. */
export const bankAccount = (db: Executor, crewId: number, accountNumber = "1234567890") =>
  db
    .insert(crewBankAccounts)
    .values({ crewId, sequence: 1, bankName: "BCA", accountNumber, accountName: "Agus Setiawan" });
