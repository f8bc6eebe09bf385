import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import type { BillingKind } from "@/db/enums/billing";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { containing } from "@/db/search-text";
import { lockedBills, openBills, type Bill } from "./bills.queries";
import { dayRangeOf } from "./month.rules";
import type { BillingMonth } from "./queries";
import type { ListBills, Sums } from "./schema";

type View = Pick<ListBills, "filterList" | "hold" | "sort" | "order">;
type Part = { limit: number; offset: number };
type BillsResult = {
  rows: Bill[];
  total: number;
  summary: Sums;
  open: { missing: number; held: number; carried: number; noPrincipal: number };
};

const emptyPage: BillsResult = {
  rows: [],
  total: 0,
  summary: { amount: 0, fee: 0, billsAfterFee: 0, vat: 0, totalBills: 0 },
  open: { missing: 0, held: 0, carried: 0, noPrincipal: 0 },
};

/** Select the rows of a month: as billed when locked, else current. */
const billsOf = (actor: Actor, kind: BillingKind, head: BillingMonth): SQL =>
  head.periodId === null
    ? openBills(kind, {
        actor,
        divisionId: head.divisionId,
        month: head.month,
        fees: head.fees,
        ...dayRangeOf(head.month, head.locked, head.start),
      })
    : lockedBills(kind, head.periodId, { actor });

const columns: Record<View["sort"], SQL> = {
  vessel: sql`lower(vessel_name)`,
  crew: sql`lower(person)`,
  amount: sql`amount`,
  totalBills: sql`total_bills`,
};

/** Order rows; those without an amount come first because they need an entry. */
const orderOfBills = ({ sort, order }: View) => {
  const direction = sql.raw(order === "asc" ? "asc" : "desc");
  return sql`(amount is null) desc, ${columns[sort]} ${direction} nulls last, lower(vessel_name) nulls last, lower(person) nulls last, day, source_id`;
};

const searchText = sql`public.search_text(concat_ws(' ', vessel_name, person, clinic, package, expense, notes, principal_name))`;
const holdCondition = (kind: BillingKind, hold: boolean) =>
  kind === "expenses" ? sql.raw(hold ? "amount = 0" : "amount > 0") : sql.raw("true");

type ViewQuery = { actor: Actor; kind: BillingKind; head: BillingMonth; view: View };
const value = sql.placeholder;
function buildBillsQuery(db: Executor, { actor, kind, head, view }: ViewQuery) {
  const bills = billsOf(actor, kind, head);
  const isShown = holdCondition(kind, view.hold);
  const sum = (name: SQL) => sql`coalesce(sum(${name}) filter (where ${isShown}), 0)::bigint`;
  const bill = sql`(
    with searched as materialized (
      select source_id, day, vessel_name, person, principal_id, amount, fee, bills_after_fee, vat, total_bills from (${bills}) bill
      where ${view.filterList === "" ? sql`true` : sql`${searchText} like ${containing(value("keyword"))}`}
    ), part as materialized (
      select coalesce(array_agg(source_id), '{}') as ids from (
        select source_id from searched where ${isShown} order by ${orderOfBills(view)} limit ${value("limit")} offset ${value("offset")}
      ) page
    )
    select
      (select coalesce(jsonb_agg(to_jsonb(bill) order by place.number), '[]')
        from (${bills}) bill join part on true, unnest(part.ids) with ordinality place(id, number)
        where bill.source_id = any((select ids from part)::int[]) and place.id = bill.source_id) as rows,
      totals.*
    from (
      select (count(*) filter (where ${isShown}))::int as total,
        jsonb_build_object('amount', ${sum(sql`amount`)}, 'fee', ${sum(sql`fee`)}, 'billsAfterFee', ${sum(sql`bills_after_fee`)},
          'vat', ${sum(sql`vat`)}, 'totalBills', ${sum(sql`total_bills`)}) as summary,
        jsonb_build_object('missing', count(*) filter (where amount is null), 'held', count(*) filter (where amount = 0),
          'carried', count(*) filter (where day < ${head.month}::date), 'noPrincipal', count(*) filter (where principal_id is null)) as open
      from searched
    ) totals
  ) found`;
  return db
    .select({
      rows: sql<BillsResult["rows"]>`found.rows`,
      total: sql<number>`found.total`,
      summary: sql<BillsResult["summary"]>`found.summary`,
      open: sql<BillsResult["open"]>`found.open`,
    })
    .from(bill);
}

/**
 * Select bills with a prepared query. The key covers everything that changes the SQL text, and the viewer's visibility.
 */
const selectBills = preparedQuery(buildBillsQuery, ({ actor, kind, head, view }) => {
  const { divisionId, month, periodId, locked, start, fees } = head;
  const { hold, sort, order } = view;
  return [
    visibilityKey(actor),
    kind,
    divisionId,
    month,
    periodId,
    locked,
    start,
    fees,
    hold,
    sort,
    order,
    view.filterList === "",
  ];
});

/**
 * Read a page of a month's rows, with count, sums and open items over all rows. Sorting uses few columns; details are
 * read for the page only. One query. product 5.14
 */
export async function readBills(db: Executor, query: ViewQuery, part: Part): Promise<BillsResult> {
  const [result] = await selectBills(db, { ...part, keyword: query.view.filterList }, query);
  return result ?? emptyPage;
}

/** Return the people whose pay the rows reveal, for the read log. product 5.12 */
export const peopleWithPay = (kind: BillingKind, rows: readonly Bill[]) =>
  kind === "work-order"
    ? rows.flatMap(({ crew_id: crewId }) => (crewId === null ? [] : [{ crewId, classes: ["payroll" as const] }]))
    : [];
