import { and, eq } from "drizzle-orm";
import { filteredCounts } from "@/db/filtered-counts";
import { contracts } from "@/db/schema/contracts";
import { principals } from "@/db/schema/vessels";
import { type CardGroups, type CardList, type DashboardQuery, figuresOf } from "@/lib/platform/registry/dashboard-card";
import { inTab, matchesFilters, visibleTo } from "./queries";

/** Days before its end from which a contract is expiring. */
const soonDays = 90;

/** Count active and expiring contracts, and those that ended in the year. */
async function countContracts({ db, actor, today, year }: DashboardQuery): Promise<Record<string, number>> {
  const [row] = await db
    .select(
      filteredCounts({
        active: inTab("active", today),
        expiring: and(inTab("active", today), matchesFilters({ filterList: "", endsWithin: soonDays }, today)),
        expired: and(inTab("history", today), matchesFilters({ filterList: "", endedIn: [year] }, today)),
      }),
    )
    .from(contracts)
    .innerJoin(principals, eq(principals.id, contracts.principalId))
    .where(visibleTo(actor));
  return row ?? {};
}

const contractList: CardList = {
  path: "/dashboard/payroll-and-contracts/contract-management",
  right: "contracts:view",
  tag: "contract-management",
  unit: "contracts",
};

export const groups: CardGroups = {
  contractManagement: {
    right: "dashboard:contracts",
    cards: figuresOf(contractList, [
      { key: "active", tone: "success", query: { tab: "active" } },
      { key: "expiring", tone: "warning", query: { tab: "active", endsWithin: "90" } },
      { key: "expired", tone: "error", isYearly: true, query: { tab: "history" }, yearParameter: "endedIn" },
    ]),
    count: countContracts,
  },
};
