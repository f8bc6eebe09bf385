import { and, eq } from "drizzle-orm";
import { filteredCounts } from "@/db/filtered-counts";
import { contracts } from "@/db/schema/contracts";
import { principals } from "@/db/schema/vessels";
import { inTab, matchesFilters, visibleTo } from "@/lib/features/contracts/queries";
import type { DashboardQuery } from "../queries";

/** Days before its end from which a contract is expiring. */
const soonDays = 90;

/** Count active and expiring contracts, and those that ended in the year. */
export async function countContracts({ db, actor, today, year }: DashboardQuery): Promise<Record<string, number>> {
  const [row] = await db
    .select(
      filteredCounts({
        active: inTab("active", today),
        expiring: and(inTab("active", today), matchesFilters({ filterList: "", endsWithin: soonDays }, today)),
        expired: and(inTab("history", today), matchesFilters({ filterList: "", endedIn: year }, today)),
      }),
    )
    .from(contracts)
    .innerJoin(principals, eq(principals.id, contracts.principalId))
    .where(visibleTo(actor));
  return row ?? {};
}
