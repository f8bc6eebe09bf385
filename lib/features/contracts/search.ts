import { and, desc, eq, like, or } from "drizzle-orm";
import { preparedQuery } from "@/db/prepared-query";
import { contracts } from "@/db/schema/contracts";
import { principals } from "@/db/schema/vessels";
import { searchText } from "@/db/search-text";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { emptyFields, maxWork, pattern, type Find, type SearchKind } from "@/lib/platform/registry/search-kind";
import { visibleTo } from "./queries";

const selectContracts = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({ id: contracts.id, name: contracts.name, detail: principals.name, detailNameId: principals.name })
      .from(contracts)
      .innerJoin(principals, eq(principals.id, contracts.principalId))
      .where(
        and(
          visibleTo(actor),
          or(
            like(searchText(contracts.name), pattern.containing),
            like(searchText(principals.name), pattern.containing),
          ),
        ),
      )
      .orderBy(desc(contracts.expiresOn), desc(contracts.id))
      .limit(maxWork),
  visibilityKey,
);
const findContracts: Find = async (db, { actor, keyword }) => {
  const rows = await selectContracts(db, { keyword }, actor);
  return rows.map((row) => ({
    ...emptyFields,
    ...row,
    kind: "contracts",
    nameId: row.name,
    vesselName: null,
    path: `/dashboard/payroll-and-contracts/contract-management?${new URLSearchParams({ search: row.name })}`,
  }));
};

export const searches: readonly SearchKind[] = [
  {
    kind: "contracts",
    right: "contracts:view",
    page: "/dashboard/payroll-and-contracts/contract-management",
    find: findContracts,
  },
];
