import { and, desc, eq, lte } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { exchangeRates, rateVersions } from "@/db/schema/rates";
import { daysIn, type Month } from "../month.rules";
import type { Exchange } from "./trading-out.rules";

/** What a dollar is worth in a month of work: the verified rate in force on its last day, null where there is none: no draft counts, for dollars are told without it. One query. */
export async function exchangeOf(db: Executor, month: Month): Promise<Exchange | null> {
  const [found] = await db
    .select({ versionId: rateVersions.id, rupiahPerDollar: exchangeRates.rupiahPerDollar })
    .from(rateVersions)
    .innerJoin(exchangeRates, eq(exchangeRates.versionId, rateVersions.id))
    .where(
      and(
        eq(rateVersions.kind, "exchange-rate"),
        eq(rateVersions.state, "verified"),
        lte(rateVersions.effectiveFrom, `${month}-${daysIn(month)}`),
      ),
    )
    .orderBy(desc(rateVersions.effectiveFrom))
    .limit(1);
  return found ?? null;
}
