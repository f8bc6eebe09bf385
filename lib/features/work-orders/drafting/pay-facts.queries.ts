import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import type { SlipLine } from "@/db/enums/work-orders";
import { crew, crewBankAccounts } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { preparationPkls, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import {
  employmentPay,
  formerEmployers,
  irregularPays,
  openingBalances,
  payDifferences,
  payrollDebtEntries,
  payrollDebts,
  payrollAllotments,
  payrollSlipAllotments,
  personMonths,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { monthText } from "@/lib/features/accounting-periods/queries";
import { lastDayOf, firstDayOf, monthsLater, yearOf, type Month } from "@/lib/platform/calendar/months";
import { groupBy } from "../group-by.rules";

type Of = { crewIds: readonly number[]; month: Month };

/** Match people on board on a day of the month. */
export const wasOnBoardIn = (month: Month) =>
  and(
    isNotNull(assignments.checkedInOn),
    lte(assignments.checkedInOn, lastDayOf(month)),
    or(isNull(assignments.checkedOutOn), gte(assignments.checkedOutOn, firstDayOf(month))),
  );

/**
 * Name on slips: after an erasure, the name the work was paid under, which the law requires with the identity number.
 */
const slipName = sql<string>`case when ${crew.erasedAt} is null then ${crew.fullName} else coalesce((
  select ${workOrders.crewName} from ${workOrders} where ${workOrders.crewId} = ${crew}.id and ${workOrders.crewName} <> ${crew.fullName}
  order by ${workOrders.month} desc, ${workOrders.id} desc limit 1), ${crew.fullName}) end`;

/** Return the earliest earlier month whose slips are drafts, yyyy-MM. */
const draftSince = (
  month: Month,
) => sql<Month | null>`(select to_char(min(draft.month), 'YYYY-MM') from ${personMonths} draft
  where draft.crew_id = ${crew}.id and draft.state = 'draft' and draft.month < ${firstDayOf(month)})`;

const peopleOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .select({
      id: crew.id,
      divisionId: crew.divisionId,
      fullName: slipName,
      employeeNumber: crew.employeeNumber,
      crewOrigin: crew.crewOrigin,
      dateOfBirth: crew.dateOfBirth,
      joinedOn: crew.joinedOn,
      idNumber: crew.idNumber,
      ptkpCode: lookups.code,
      positionId: crew.positionId,
      resignedOn: crew.resignedOn,
      resignationClass: crew.resignationClass,
      bankName: crewBankAccounts.bankName,
      accountNumber: crewBankAccounts.accountNumber,
      accountName: crewBankAccounts.accountName,
      draftSince: draftSince(month),
    })
    .from(crew)
    .leftJoin(lookups, eq(lookups.id, crew.ptkpId))
    .leftJoin(
      crewBankAccounts,
      and(eq(crewBankAccounts.crewId, crew.id), eq(crewBankAccounts.sequence, 1), isNull(crewBankAccounts.removedAt)),
    )
    .where(anyOf(crew.id, crewIds));

const selectOnBoardAssignments = (db: Executor, condition: SQL | undefined) =>
  db
    .select({
      crewId: assignments.crewId,
      assignmentId: assignments.id,
      vesselId: assignments.vesselId,
      vesselName: vessels.name,
      principalId: vessels.principalId,
      positionId: seats.positionId,
      from: sql<string>`${assignments.checkedInOn}::text`,
      to: assignments.checkedOutOn,
    })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .where(condition);

const onBoardAssignmentsOf = (db: Executor, { crewIds, month }: Of) =>
  selectOnBoardAssignments(db, and(anyOf(assignments.crewId, crewIds), wasOnBoardIn(month)));

/**
 * Select signed agreements of a month's assignments. Superseded ones are excluded; an unsigned successor supersedes
 * nothing.
 */
const signedWhere = (db: Executor, which: SQL | undefined) =>
  db
    .select({
      assignmentId: preparations.assignmentId,
      id: preparationPkls.id,
      divisionId: preparationPkls.divisionId,
      startDate: preparationPkls.startDate,
      province: preparationPkls.province,
      cityId: preparationPkls.cityId,
      cityName: lookups.name,
      payrollCategoryId: preparationPkls.payrollCategoryId,
      basicSalary: preparationPkls.basicSalary,
      overtime: preparationPkls.overtime,
      leavePay: preparationPkls.leavePay,
      allowances: preparationPkls.allowances,
      allowancesTradingOut: preparationPkls.allowancesTradingOut,
      overseasAllowance: preparationPkls.overseasAllowance,
      positionAllowance: preparationPkls.positionAllowance,
      tradingOutCents: preparationPkls.tradingOutCents,
    })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .leftJoin(lookups, eq(lookups.id, preparationPkls.cityId))
    .where(
      and(
        which,
        isNotNull(preparationPkls.signedAt),
        sql`not exists (select from preparation_pkls later where later.supersedes_id = ${preparationPkls.id} and later.signed_at is not null)`,
      ),
    );

const agreementsOf = (db: Executor, { crewIds, month }: Of) =>
  signedWhere(db, and(anyOf(preparationPkls.crewId, crewIds), wasOnBoardIn(month)));

/**
 * Return a planned assignment on a vessel as if begun on a day, with its signed agreements; undefined without a plan.
 * Two queries.
 */
export async function plannedAssignment(db: Executor, of: { crewId: number; vesselId: number; from: string }) {
  const [assignment] = await selectOnBoardAssignments(
    db,
    and(
      eq(assignments.crewId, of.crewId),
      eq(assignments.vesselId, of.vesselId),
      isNull(assignments.checkedInOn),
      inArray(assignments.slot, ["next", "next-but-one", "current"]),
    ),
  ).orderBy(asc(assignments.startDate), asc(assignments.id));
  if (!assignment) return undefined;
  const agreements = await signedWhere(db, eq(preparations.assignmentId, assignment.assignmentId));
  return { assignment: { ...assignment, from: of.from, to: null }, agreements };
}

/** Return the years a month can be taxed in: its own, and for December also the next when paid a month later. */
const yearsOf = (month: Month) => [yearOf(month), yearOf(monthsLater(month, 1))];

const employmentsOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .select()
    .from(employmentPay)
    .where(and(anyOf(employmentPay.crewId, crewIds), anyOf(employmentPay.year, yearsOf(month))));

const openingsOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .select()
    .from(openingBalances)
    .where(and(anyOf(openingBalances.crewId, crewIds), anyOf(openingBalances.year, yearsOf(month))));

const formersOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .select()
    .from(formerEmployers)
    .where(and(anyOf(formerEmployers.crewId, crewIds), anyOf(formerEmployers.year, yearsOf(month))));

const irregularsOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .select({
      crewId: irregularPays.crewId,
      kind: irregularPays.kind,
      name: irregularPays.name,
      amount: irregularPays.amount,
    })
    .from(irregularPays)
    .where(
      and(
        anyOf(irregularPays.crewId, crewIds),
        eq(irregularPays.month, firstDayOf(month)),
        isNull(irregularPays.removedAt),
        eq(irregularPays.isWaiting, false),
      ),
    )
    .orderBy(asc(irregularPays.id));

/** Reference of an adjustment: a work order number, or a month. */
export const correctedNumber = sql<string>`coalesce(${workOrders.number}, to_char(${payDifferences.month}, 'MM/YYYY'))`;

const adjustmentsOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .select({
      crewId: workOrderAdjustments.crewId,
      workOrderNumber: correctedNumber,
      reason: workOrderAdjustments.reason,
      amount: workOrderAdjustments.amount,
    })
    .from(workOrderAdjustments)
    .leftJoin(workOrders, eq(workOrders.id, workOrderAdjustments.workOrderId))
    .leftJoin(payDifferences, eq(payDifferences.id, workOrderAdjustments.differenceId))
    .where(
      and(
        anyOf(workOrderAdjustments.crewId, crewIds),
        eq(workOrderAdjustments.month, firstDayOf(month)),
        isNull(workOrderAdjustments.removedAt),
        eq(workOrderAdjustments.isWaiting, false),
      ),
    )
    .orderBy(asc(workOrderAdjustments.id));

const total = (column: unknown) => sql<number>`sum(${column})::bigint`.mapWith(Number);
const amountOf = (name: SlipLine) => sql`coalesce((select sum(${workOrderLines.amount}) from ${workOrderLines}
  where ${workOrderLines.workOrderId} = ${workOrders.id} and ${workOrderLines.name} = ${name}), 0)`;

/** Select earlier months of the same tax years, with all their parts. */
const monthsBefore = (db: Executor, { crewIds, month }: Of) =>
  db
    .select({
      crewId: personMonths.crewId,
      taxMonth: monthText(personMonths.taxMonth),
      gross: total(personMonths.gross),
      pension: total(personMonths.pension),
      withheld: total(personMonths.withheld),
      isLastPeriod: sql<boolean>`(array_agg(${personMonths.isLastPeriod} order by ${personMonths.part} desc))[1]`,
      isCalculated: sql<boolean>`bool_and(${personMonths.hash} is not null)`,
    })
    .from(personMonths)
    .where(
      and(
        anyOf(personMonths.crewId, crewIds),
        lt(personMonths.month, firstDayOf(month)),
        gte(personMonths.taxMonth, `${yearOf(month)}-01-01`),
      ),
    )
    .groupBy(personMonths.crewId, personMonths.month, personMonths.taxMonth);

/** Select the month's earlier locked slips: what they paid, through which day, and how many. */
const lockedBefore = (db: Executor, { crewIds, month }: Of) =>
  db
    .select({
      crewId: personMonths.crewId,
      parts: sql<number>`count(distinct ${personMonths.part})::int`,
      number: sql<string>`(array_agg(${workOrders.number} order by ${workOrders.lastDay} desc, ${workOrders.id} desc))[1]`,
      until: sql<string>`max(${workOrders.lastDay})::text`,
      gross: total(workOrders.income),
      subsidy: total(amountOf("pph21Subsidy")),
      withheld: total(amountOf("pph21Tax")),
      pension: total(sql`${amountOf("bpjsJht")} + ${amountOf("bpjsJp")}`),
    })
    .from(personMonths)
    .innerJoin(workOrders, eq(workOrders.personMonthId, personMonths.id))
    .where(
      and(
        anyOf(personMonths.crewId, crewIds),
        eq(personMonths.month, firstDayOf(month)),
        eq(personMonths.state, "locked"),
      ),
    )
    .groupBy(personMonths.crewId);

/** Sum what slips deducted for a debt: months before this one, and locked slips of any month. */
const deductedBy = (month: Month) => sql<number>`coalesce((
  select sum(${workOrderLines.amount}) from ${workOrderLines} join ${workOrders} on ${workOrders.id} = ${workOrderLines.workOrderId}
  where ${workOrderLines.debtId} = ${payrollDebts}.id
    and (${workOrders.state} = 'locked' or ${workOrders.month} < ${firstDayOf(month)})), 0)`;
const deductedIn = (month: Month) => sql<number>`coalesce((
  select sum(${workOrderLines.amount}) from ${workOrderLines} join ${workOrders} on ${workOrders.id} = ${workOrderLines.workOrderId}
  where ${workOrderLines.debtId} = ${payrollDebts}.id
    and ${workOrders.state} = 'locked' and ${workOrders.month} = ${firstDayOf(month)}), 0)`;
/** Sum reductions of a debt outside slips, in whole rupiah. */
const paidOtherwise = sql<number>`coalesce((select sum(${payrollDebtEntries.amount}) from ${payrollDebtEntries}
  where ${payrollDebtEntries.debtId} = ${payrollDebts}.id and ${payrollDebtEntries.state} = 'confirmed'), 0)`;

/** Select debts before the slips of a month; inMonth: what the month's earlier locked slips deducted. */
const debtsOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .select({
      id: payrollDebts.id,
      crewId: payrollDebts.crewId,
      kind: payrollDebts.kind,
      name: payrollDebts.name,
      instalment: payrollDebts.instalment,
      balance: sql<number>`${payrollDebts.amount} - ${deductedBy(month)} - ${paidOtherwise}`.mapWith(Number),
      inMonth: deductedIn(month).mapWith(Number),
    })
    .from(payrollDebts)
    .where(
      and(
        anyOf(payrollDebts.crewId, crewIds),
        eq(payrollDebts.state, "open"),
        lte(payrollDebts.fromMonth, firstDayOf(month)),
      ),
    )
    .orderBy(asc(payrollDebts.fromMonth), asc(payrollDebts.id));

/** Select allotments of a month in order; inMonth: what the month's earlier locked slips sent. */
const allotmentsOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .select({
      id: payrollAllotments.id,
      crewId: payrollAllotments.crewId,
      payeeName: payrollAllotments.payeeName,
      bankName: payrollAllotments.bankName,
      accountNumber: payrollAllotments.accountNumber,
      amount: payrollAllotments.amount,
      share: payrollAllotments.share,
      inMonth: sql<number>`coalesce((
        select sum(${payrollSlipAllotments.amount}) from ${payrollSlipAllotments} join ${workOrders} on ${workOrders.id} = ${payrollSlipAllotments.workOrderId}
        where ${payrollSlipAllotments.allotmentId} = ${payrollAllotments}.id
          and ${workOrders.state} = 'locked' and ${workOrders.month} = ${firstDayOf(month)}), 0)`.mapWith(Number),
    })
    .from(payrollAllotments)
    .where(
      and(
        anyOf(payrollAllotments.crewId, crewIds),
        eq(payrollAllotments.state, "confirmed"),
        lte(payrollAllotments.fromMonth, firstDayOf(month)),
        or(isNull(payrollAllotments.untilMonth), gte(payrollAllotments.untilMonth, firstDayOf(month))),
      ),
    )
    .orderBy(asc(payrollAllotments.place), asc(payrollAllotments.id));

/** A settlement states saved leave only if it paid leave; earlier releases omitted it. */
const statesLeave = or(
  isNotNull(workOrders.vesselId),
  sql`exists (select from ${workOrderLines} where ${workOrderLines.workOrderId} = ${workOrders.id} and ${workOrderLines.name} = 'leavePay')`,
);

/** Return the saved leave from the person's last month that states it. */
const leaveSavedOf = (db: Executor, { crewIds, month }: Of) =>
  db
    .selectDistinctOn([workOrders.crewId], {
      crewId: workOrders.crewId,
      saved: sql<number>`sum(${workOrders.leaveSaved})::bigint`.mapWith(Number),
    })
    .from(workOrders)
    .where(and(anyOf(workOrders.crewId, crewIds), lt(workOrders.month, firstDayOf(month)), statesLeave))
    .groupBy(workOrders.crewId, workOrders.month)
    .orderBy(workOrders.crewId, sql`${workOrders.month} desc`);

const byCrew = <Row extends { crewId: number }>(rows: readonly Row[]) => groupBy(rows, ({ crewId }) => crewId);

/** Load all pay data of people for a month, beside tables and settings. Thirteen queries for any number of people. */
export async function payFactsFor(db: Executor, of: Of) {
  const [
    people,
    assignmentRows,
    agreements,
    employments,
    openings,
    formers,
    irregulars,
    adjustments,
    before,
    leave,
    locked,
    debts,
    allotments,
  ] = await Promise.all([
    peopleOf(db, of),
    onBoardAssignmentsOf(db, of),
    agreementsOf(db, of),
    employmentsOf(db, of),
    openingsOf(db, of),
    formersOf(db, of),
    irregularsOf(db, of),
    adjustmentsOf(db, of),
    monthsBefore(db, of),
    leaveSavedOf(db, of),
    lockedBefore(db, of),
    debtsOf(db, of),
    allotmentsOf(db, of),
  ]);
  const byPerson = {
    assignments: byCrew(assignmentRows),
    employments: byCrew(employments),
    openings: byCrew(openings),
    formers: byCrew(formers),
    irregulars: byCrew(irregulars),
    adjustments: byCrew(adjustments),
    before: byCrew(before),
    debts: byCrew(debts),
    allotments: byCrew(allotments),
  };
  const agreementsByAssignment = groupBy(agreements, ({ assignmentId }) => assignmentId);
  const saved = new Map(leave.map(({ crewId, saved: amount }) => [crewId, amount]));
  const lockedOf = new Map(locked.map((one) => [one.crewId, one]));
  return people.map((person) => ({
    person,
    assignments: byPerson.assignments.get(person.id) ?? [],
    agreements: agreementsByAssignment,
    employments: byPerson.employments.get(person.id) ?? [],
    openings: byPerson.openings.get(person.id) ?? [],
    formers: byPerson.formers.get(person.id) ?? [],
    irregulars: byPerson.irregulars.get(person.id) ?? [],
    adjustments: byPerson.adjustments.get(person.id) ?? [],
    before: byPerson.before.get(person.id) ?? [],
    leaveSaved: saved.get(person.id) ?? 0,
    locked: lockedOf.get(person.id) ?? null,
    debts: byPerson.debts.get(person.id) ?? [],
    allotments: byPerson.allotments.get(person.id) ?? [],
  }));
}
export type PayFacts = Awaited<ReturnType<typeof payFactsFor>>[number];
