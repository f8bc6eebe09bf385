import { and, asc, desc, eq, exists, isNull, like, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { isAnyOf } from "@/db/any-of";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { inNameOrder } from "@/db/schema/columns";
import { positions } from "@/db/schema/positions";
import { preparationPkls } from "@/db/schema/preparation";
import { exchangeRates, payrollCategories, rateVersions } from "@/db/schema/rates";
import { vessels } from "@/db/schema/vessels";
import { assignments } from "@/db/schema/manning";
import {
  paymentTransfers,
  payrollLeftOut,
  payrollPeriods,
  payrollSettings,
  payrollSlipLocks,
  payrollSlipAllotments,
  personMonths,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { can, visibilityKey, rowsOf, type Actor } from "@/lib/access/actor";
import { crewOnBoard } from "@/lib/features/vessels/on-board.queries";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { containing, searchText } from "@/db/search-text";
import { firstDayOf } from "@/lib/platform/calendar/months";
import type { SlipPayment, listSlipVesselsInput, ListSlips } from "./schema";

/** Return the first day of an instant's month, in Asia/Jakarta. */
export const monthOf = (now: Date) => firstDayOf(dayOf(now));

/** Restrict slips: finance and office by division, seafarers and heads to their own locked ones. product 5.11 */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind !== "user") return sql`false`;
  const rows = rowsOf(actor, "work-orders:slip");
  if (rows === "none") return sql`false`;
  if (rows !== "own-record") return eq(workOrders.divisionId, actor.divisionId);
  return actor.crewId ? allConditions(eq(workOrders.crewId, actor.crewId), eq(workOrders.state, "locked")) : sql`false`;
}

export const inList = (list: ListSlips["list"]): SQL => eq(workOrders.state, list === "current" ? "draft" : "locked");

const slipsOfVessel = (db: Executor) =>
  db
    .select({ one: sql`1` })
    .from(workOrders)
    .where(eq(workOrders.vesselId, vessels.id));

/** Per vessel: the month's slips and pay, last month's pay, and the unlocked slips with problems. */
const paid = (month: string) => sql`(
  select ${workOrders.vesselId}, count(*) filter (where ${workOrders.month} = ${month}::date)::int as orders,
    coalesce(sum(greatest(${workOrders.takeHome}, 0)) filter (where ${workOrders.month} = ${month}::date), 0)::bigint as take_home,
    coalesce(sum(greatest(${workOrders.takeHome}, 0)) filter (where ${workOrders.month} = ${month}::date - interval '1 month'), 0)::bigint as before,
    count(*) filter (where ${personMonths.isHeld})::int as held
  from ${workOrders}
  join ${personMonths} on ${eq(personMonths.id, workOrders.personMonthId)}
  where ${workOrders.month} between ${month}::date - interval '1 month' and ${month}::date or ${workOrders.state} = 'draft'
  group by ${workOrders.vesselId}
) as paid`;

const vesselFilter = (db: Executor, actor: Actor, { filterList, divisionId }: z.output<typeof listSlipVesselsInput>) =>
  and(
    can(actor, "work-orders:view") ? vesselsVisibleTo(actor) : sql`false`,
    or(isNull(vessels.scrappedOn), exists(slipsOfVessel(db))),
    divisionId ? eq(vessels.divisionId, divisionId) : undefined,
    filterList ? like(searchText(vessels.name), containing(filterList)) : undefined,
  );

/** Select a page of vessels with the month's slips; every row carries the total count. */
export function selectVessels(
  db: Executor,
  actor: Actor,
  input: z.output<typeof listSlipVesselsInput>,
  thisMonth: string,
) {
  const { sort, order, pageNumber, pageSize } = input;
  const held = sql<number>`coalesce(paid.held, 0)`;
  const orders = sql<number>`coalesce(paid.orders, 0)`;
  const direction = order === "asc" ? asc : desc;
  const columns = { name: inNameOrder(vessels.name), crew: crewOnBoard, workOrders: orders };
  const first = sort === "held" ? (order === "asc" ? desc(held) : asc(held)) : direction(columns[sort]);
  return db
    .select({
      id: vessels.id,
      vesselId: vessels.id,
      vesselName: vessels.name,
      totalOnBoardCrew: crewOnBoard,
      totalCrewWorkOrdersThisMonth: orders,
      totalTakeHomePayCrew: sql<number>`coalesce(paid.take_home, 0)`.mapWith(Number),
      totalTakeHomePayCrewBefore: sql<number>`coalesce(paid.before, 0)`.mapWith(Number),
      held,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(vessels)
    .leftJoin(paid(thisMonth), sql`paid.vessel_id = ${vessels.id}`)
    .where(vesselFilter(db, actor, input))
    .orderBy(first, inNameOrder(vessels.name), asc(vessels.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
}

/** Count vessels, for a page beyond the end that has no row with the count. */
export async function countVessels(db: Executor, actor: Actor, input: z.output<typeof listSlipVesselsInput>) {
  if (input.pageNumber === 1) return 0;
  return db.$count(vessels, vesselFilter(db, actor, input));
}

const rowColumns = {
  id: workOrders.id,
  workOrderId: workOrders.id,
  workOrderNumber: workOrders.number,
  crewId: workOrders.crewId,
  employeeName: workOrders.crewName,
  employeeNumber: workOrders.employeeNumber,
  jobPosition: positions.nameEn,
  jobPositionId: positions.name,
  vesselId: workOrders.vesselId,
  vesselName: workOrders.vesselName,
  settles: workOrders.settles,
  period: workOrders.month,
  onBoardDaysInPeriod: workOrders.days,
  totalTakeHomePayCrew: sql<number>`greatest(${workOrders.takeHome}, 0)`.mapWith(Number),
  amountToCollect: sql<number>`greatest(-${workOrders.takeHome}, 0)`.mapWith(Number),
  state: workOrders.state,
  isHeld: personMonths.isHeld,
};

/** Match slips of a vessel, or settlements without one. */
export const ofVessel = (vesselId: number | null): SQL =>
  vesselId === null ? isNull(workOrders.vesselId) : eq(workOrders.vesselId, vesselId);

/** Match slips of these months in these years; months or years alone work too. */
function isInPeriod({ year: years = [], month: months = [] }: Pick<ListSlips, "year" | "month">): SQL | undefined {
  if (years.length === 0) return isAnyOf(sql`extract(month from ${workOrders.month})`, months);
  if (months.length === 0)
    return or(...years.map((year) => sql`${workOrders.month} between ${`${year}-01-01`} and ${`${year}-12-01`}`));
  const firstDays = years.flatMap((year) => months.map((month) => `${year}-${String(month).padStart(2, "0")}-01`));
  return isAnyOf(workOrders.month, firstDays);
}

/** Build the list filter. */
export const slipFilter = (
  actor: Actor,
  {
    list,
    vesselId,
    filterList,
    year,
    month,
  }: Pick<ListSlips, "list" | "filterList" | "year" | "month"> & {
    vesselId?: number | "none";
  },
): SQL =>
  allConditions(
    visibleTo(actor),
    inList(list),
    vesselId ? ofVessel(vesselId === "none" ? null : vesselId) : undefined,
    isInPeriod({ year, month }),
    filterList
      ? sql`(public.search_text(${workOrders.crewName}) like ${containing(filterList)} or public.search_text(${workOrders.number}) like ${containing(filterList)})`
      : undefined,
  );

export function selectSlips(
  db: Executor,
  { where, order }: { where: SQL; order: readonly SQL[] },
  page: { pageNumber: number; pageSize: number },
) {
  return db
    .select({ ...rowColumns, total: sql<number>`count(*) over ()::int` })
    .from(workOrders)
    .innerJoin(personMonths, eq(personMonths.id, workOrders.personMonthId))
    .innerJoin(positions, eq(positions.id, workOrders.positionId))
    .where(where)
    .orderBy(...order)
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize);
}

export function slipOrder({ sort, order, list }: Pick<ListSlips, "sort" | "order" | "list">): SQL[] {
  const direction = order === "asc" ? asc : desc;
  const columns = {
    name: inNameOrder(workOrders.crewName),
    month: workOrders.month,
    days: workOrders.days,
    takeHome: workOrders.takeHome,
  };
  const first = direction(columns[sort]);
  // Sorted by name, the newest months come first, since the history covers years.
  const months =
    sort === "name" && list === "history" ? [desc(workOrders.month), first] : [first, desc(workOrders.month)];
  return [...months, inNameOrder(workOrders.crewName), asc(workOrders.id)];
}

const earlierOrders = sql`(
  select jsonb_build_object('id', e.id, 'period', e.month, 'takeHome', greatest(e.take_home, 0))
  from ${workOrders} e
  where e.crew_id = ${workOrders.crewId} and e.vessel_id = ${workOrders.vesselId}
    and e.month = (${workOrders.month} - interval '1 month')::date
  order by e.part desc limit 1
)`;
/** Trading out in rupiah at its stored rate. */
const exchangeOfOrder = sql`(
  select jsonb_build_object('amount', ${workOrders.tradingOut}, 'rupiahPerDollar', e.rupiah_per_dollar,
    'versionId', v.id, 'effectiveFrom', v.effective_from)
  from ${exchangeRates} e join ${rateVersions} v on v.id = e.version_id
  where e.version_id = ${workOrders.exchangeVersionId}
)`;
type Exchanged = { amount: number; rupiahPerDollar: number; versionId: number; effectiveFrom: string };
/** Allotments of a slip in order, without account numbers. */
const allottedOfOrder = sql<Allotted[]>`coalesce((
  select jsonb_agg(jsonb_build_object('payeeName', a.payee_name, 'bankName', a.bank_name, 'amount', a.amount) order by a.place)
  from ${payrollSlipAllotments} a where a.work_order_id = ${workOrders.id}), '[]')`;
type Allotted = { payeeName: string; bankName: string; amount: number };
type Earlier = { id: number; period: string; takeHome: number };

/** Whether the month was locked without the person. */
const isLeftOutOfLock = sql<boolean>`exists (select from ${payrollLeftOut}
  join ${payrollPeriods} on ${payrollPeriods.id} = ${payrollLeftOut.periodId} and ${payrollPeriods.unlockedAt} is null
  where ${payrollLeftOut.crewId} = ${workOrders.crewId} and ${payrollPeriods.month} = ${workOrders.month})`;
/** Whether the person has signed off. */
const hasSignedOff = sql<boolean>`not exists (select from ${assignments} where ${assignments.crewId} = ${workOrders.crewId}
  and ${assignments.checkedInOn} is not null and ${assignments.checkedOutOn} is null)`;

/**
 * Whether an unlock of the slip's separate lock was requested after money was released: a second person may confirm.
 */
const isUnlockAsked = sql<boolean>`exists (select from ${payrollSlipLocks}
  where ${payrollSlipLocks.id} = ${personMonths.lockId} and ${payrollSlipLocks.unlockAskedBy} is not null)`;

/** Transfers to the seafarer's own account for the month, with the bank's answers. */
const sentOfSlip = sql`(select coalesce(jsonb_agg(jsonb_build_object('state', ${paymentTransfers.state}, 'amount', ${paymentTransfers.amount},
    'on', ${paymentTransfers.settledOn}, 'reason', ${paymentTransfers.reason}) order by ${paymentTransfers.id}), '[]')
  from ${paymentTransfers} where ${paymentTransfers.crewId} = ${workOrders.crewId} and ${paymentTransfers.month} = ${workOrders.month}
    and ${paymentTransfers.part} = ${workOrders.part} and ${paymentTransfers.payeeKind} = 'own' and ${paymentTransfers.state} in ('released', 'paid', 'rejected'))`;

/** Select slips with all their details except lines, ordered by name. */
export const selectSlipDetails = (db: Executor, where: SQL) =>
  db
    .select({
      row: rowColumns,
      divisionId: workOrders.divisionId,
      firstDay: workOrders.firstDay,
      lastDay: workOrders.lastDay,
      idNumber: workOrders.idNumber,
      email: crew.email,
      phone: crew.phone,
      dateOfBirth: crew.dateOfBirth,
      category: payrollCategories.name,
      payrollCategoryId: workOrders.payrollCategoryId,
      ptkpCode: workOrders.ptkpCode,
      bankName: workOrders.bankName,
      accountNumber: workOrders.accountNumber,
      accountName: workOrders.accountName,
      leaveSaved: workOrders.leaveSaved,
      tradingOutCents: preparationPkls.tradingOutCents,
      exchange: sql<Exchanged | null>`${exchangeOfOrder}`,
      problems: personMonths.problems,
      calculatedAt: personMonths.calculatedAt,
      hash: personMonths.hash,
      lockId: personMonths.lockId,
      isUnlockAsked,
      isLeftOut: isLeftOutOfLock,
      hasSignedOff,
      hidesEmployerLines: payrollSettings.hidesEmployerLines,
      earlier: sql<Earlier | null>`${earlierOrders}`,
      payments: sql<SlipPayment[]>`${sentOfSlip}`,
      allotted: allottedOfOrder,
    })
    .from(workOrders)
    .innerJoin(personMonths, eq(personMonths.id, workOrders.personMonthId))
    .innerJoin(crew, eq(crew.id, workOrders.crewId))
    .innerJoin(positions, eq(positions.id, workOrders.positionId))
    .leftJoin(payrollCategories, eq(payrollCategories.id, workOrders.payrollCategoryId))
    .leftJoin(payrollSettings, eq(payrollSettings.divisionId, workOrders.divisionId))
    .leftJoin(preparationPkls, eq(preparationPkls.id, workOrders.pklId))
    .where(where)
    .orderBy(inNameOrder(workOrders.crewName), asc(workOrders.id));
export type SlipDetails = Awaited<ReturnType<typeof selectSlipDetails>>[number];

const value = sql.placeholder;
const selectOne = preparedQuery(
  (db, actor: Actor) => selectSlipDetails(db, allConditions(eq(workOrders.id, value("id")), visibleTo(actor))),
  visibilityKey,
);
/** Find a slip the actor may see, with all details except its lines. */
export async function findSlipDetails(db: Executor, actor: Actor, id: number): Promise<SlipDetails | undefined> {
  const [slip] = await selectOne(db, { id }, actor);
  return slip;
}

const selectStoredLines = preparedQuery((db) =>
  db
    .select()
    .from(workOrderLines)
    .where(sql`${workOrderLines.workOrderId} = any(${value("ids")})`)
    .orderBy(asc(workOrderLines.workOrderId), asc(workOrderLines.place)),
);
export const selectLines = (db: Executor, ids: readonly number[]) => selectStoredLines(db, { ids: [...ids] });

type Neighbour = { workOrderId: number; employeeName: string };
type Beside = { actor: Actor; isOfVessel: boolean };

const selectNeighbours = preparedQuery(
  (db, { actor, isOfVessel }: Beside) => {
    const sameVesselMonth = allConditions(
      visibleTo(actor),
      isOfVessel ? eq(workOrders.vesselId, value("vesselId")) : isNull(workOrders.vesselId),
      eq(workOrders.month, value("period")),
      eq(workOrders.state, value("state")),
    );
    const place = sql`(${inNameOrder(workOrders.crewName)}, ${workOrders.id})`;
    const own = sql`(${value("employeeName")}::text collate "id-x-icu", ${value("id")}::int)`;
    const next = (where: SQL, direction: SQL) => sql<Neighbour | null>`(
      select jsonb_build_object('workOrderId', ${workOrders.id}, 'employeeName', ${workOrders.crewName})
      from ${workOrders} where ${allConditions(sameVesselMonth, where)} order by ${inNameOrder(workOrders.crewName)} ${direction}, ${workOrders.id} ${direction} limit 1
    )`;
    return db
      .select({
        previous: next(sql`${place} < ${own}`, sql`desc`),
        next: next(sql`${place} > ${own}`, sql`asc`),
      })
      .from(sql`(select) one`);
  },
  ({ actor, isOfVessel }) => [visibilityKey(actor), isOfVessel],
);

/** Return the previous and next slip of the vessel's month, by name. */
export async function neighboursOf(db: Executor, actor: Actor, { row }: Pick<SlipDetails, "row">) {
  const [found] = await selectNeighbours(db, row, { actor, isOfVessel: row.vesselId !== null });
  return { previous: found?.previous ?? null, next: found?.next ?? null };
}
