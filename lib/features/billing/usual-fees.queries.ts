import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { VatBase } from "@/db/enums/contracts";

/**
 * Fee and VAT for rows without a contract, in per cent, the fee with up to two decimals. VAT applies to vatTwelfths
 * twelfths of its base.
 */
export type Fees = {
  feePercentage: number;
  vatPercentage: number;
  vatTwelfths: number;
  vatBase: VatBase;
  isVerified: boolean;
};

/**
 * Return fee and VAT of a day: of the verified version in force, else of the newest draft, so that open bills have
 * figures. A query part, null without either: missing never means zero. product 5.15.7
 */
export const feesOn = (day: string | Placeholder): SQL<Fees | null> => sql`(
  select jsonb_build_object('feePercentage', fee_rates.fee_percentage, 'vatPercentage', fee_rates.vat_percentage,
    'vatTwelfths', fee_rates.vat_twelfths,
    'vatBase', fee_rates.vat_base, 'isVerified', rate_versions.state = 'verified')
  from rate_versions join fee_rates on fee_rates.version_id = rate_versions.id
  where rate_versions.kind = 'fees-and-vat' and rate_versions.effective_from <= ${day}::date
  order by rate_versions.state = 'verified' desc, rate_versions.effective_from desc, rate_versions.id desc limit 1)`;

/** Load fee and VAT of a day. One query. @param day yyyy-MM-dd in Asia/Jakarta */
export async function feesOf(db: Executor, day: string): Promise<Fees | null> {
  const [row] = await db.execute<{ fees: Fees | null }>(sql`select ${feesOn(day)} as fees`);
  return row?.fees ?? null;
}
