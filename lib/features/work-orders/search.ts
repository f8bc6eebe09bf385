import { and, asc, desc, eq, sql } from "drizzle-orm";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { workOrders } from "@/db/schema/work-orders";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { isAmongNameMatches } from "@/lib/features/crew/list/name-matches.queries";
import { hideStopped } from "@/lib/features/crew/queries";
import { formatDate } from "@/lib/platform/calendar/dates";
import { emptyFields, maxWork, type Find, type SearchKind } from "@/lib/platform/registry/search-kind";
import { visibleTo } from "./slips/queries";

const selectWorkOrders = preparedQuery((db, actor: UserActor) => {
  const newest = db
    .select({
      id: workOrders.id,
      number: workOrders.number,
      month: workOrders.month,
      vesselId: workOrders.vesselId,
      vesselName: workOrders.vesselName,
    })
    .from(workOrders)
    .where(and(eq(workOrders.crewId, crew.id), visibleTo(actor)))
    .orderBy(desc(workOrders.month), desc(workOrders.id))
    .limit(1)
    .as("newest");
  return db
    .select({
      id: newest.id,
      number: newest.number,
      month: newest.month,
      vesselId: newest.vesselId,
      vesselName: newest.vesselName,
      name: crew.fullName,
    })
    .from(crew)
    .innerJoinLateral(newest, sql`true`)
    .where(and(isAmongNameMatches(db, actor), hideStopped(actor)))
    .orderBy(asc(crew.fullName), asc(crew.id))
    .limit(maxWork);
}, visibilityKey);
/** Find the slip with a number, as printed on it. */
const selectNumbered = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({
        id: workOrders.id,
        number: workOrders.number,
        month: workOrders.month,
        vesselId: workOrders.vesselId,
        vesselName: workOrders.vesselName,
        name: crew.fullName,
      })
      .from(workOrders)
      .innerJoin(crew, eq(crew.id, workOrders.crewId))
      .where(and(eq(workOrders.number, sql.placeholder("number")), visibleTo(actor), hideStopped(actor))),
  visibilityKey,
);
const isNumber = (keyword: string) => /^wo\/[mt]\/\d{4}\/\d{2}\/\d+$/i.test(keyword.trim());

/**
 * Find the newest slip of each matching person, or the slip with a number. Amounts are shown on the slip's page only.
 */
const findWorkOrders: Find = async (db, { actor, keyword }) => {
  const rows = isNumber(keyword)
    ? await selectNumbered(db, { number: keyword.trim().toUpperCase() }, actor)
    : await selectWorkOrders(db, { keyword }, actor);
  return rows.map(({ month, vesselId, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "work-orders",
    nameId: row.name,
    detail: formatDate(month, "en", "month"),
    detailNameId: formatDate(month, "id", "month"),
    path: `/dashboard/work-order-and-billings/work-order-overview/vessel/${vesselId ?? "none"}/wo/${row.id}/details`,
  }));
};

export const searches: readonly SearchKind[] = [
  {
    kind: "work-orders",
    right: "work-orders:view",
    page: "/dashboard/work-order-and-billings/work-order-overview",
    find: findWorkOrders,
  },
];
