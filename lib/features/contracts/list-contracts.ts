import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { contracts } from "@/db/schema/contracts";
import { principals } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { preparedRows } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { inTab, matchesFilters, toResponse, principalsFor, selectContracts, visibleTo } from "./queries";
import { contractLists, listContractsInput, type ListContracts, type PrincipalOption } from "./schema";

const selectCounts = preparedRows((db, actor, input: ListContracts, today) => {
  const hits = matchesFilters(input, today) ?? sql`true`;
  const principalRows = db
    .select({ id: principals.id, principalName: principals.name })
    .from(principals)
    .where(principalsFor(actor))
    .orderBy(asc(principals.name), asc(principals.id))
    .limit(500)
    .as("parties");
  return db
    .select({
      active: sql<number>`count(*) filter (where ${and(hits, inTab("active", today))})::int`,
      history: sql<number>`count(*) filter (where ${and(hits, inTab("history", today))})::int`,
      all: sql<number>`count(*) filter (where ${inTab(input.tab, today)})::int`,
      total: count(),
      principalList: sql<
        PrincipalOption[]
      >`(select coalesce(json_agg(json_build_object('id', parties.id, 'principalName', parties.name)), '[]') from ${principalRows})`,
    })
    .from(contracts)
    .innerJoin(principals, eq(principals.id, contracts.principalId))
    .where(visibleTo(actor));
});
/** Count each tab, the unfiltered tab, and list principals, in one query. */
async function tally(db: Executor, actor: Actor, input: ListContracts, today: string) {
  const [totals] = await selectCounts(db, actor, input, today);
  const { active = 0, history = 0, all = 0, principalList = [] } = totals ?? {};
  return { counts: { active, history }, outOf: matchesFilters(input, today) ? all : null, principalList };
}

const selectPage = preparedRows((db, actor, input: ListContracts, today) =>
  selectContracts(db, and(visibleTo(actor), inTab(input.tab, today), matchesFilters(input, today)), input)
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize),
);

/** List active or ended contracts by keyword (name, principal) and principal, paged; two queries. Document 3 §7 */
export const listContracts = read({
  name: "contracts.list",
  access: "contracts:view",
  input: listContractsInput,
  output: contractLists,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const { tab, pageNumber, pageSize } = input;
    const [rows, tallies] = await Promise.all([selectPage(db, actor, input, today), tally(db, actor, input, today)]);
    const total = tallies.counts[tab];
    const data = rows.map((row) => toResponse(row, actor, today));
    const totalPage = Math.ceil(total / pageSize);
    return { activeContract: { data, totalItem: total, totalPage, pageNumber, pageSize }, ...tallies };
  },
});
