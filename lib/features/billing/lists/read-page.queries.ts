import type { Executor } from "@/db/client";
import type { BillingKind } from "@/db/enums/billing";
import { can, type Actor } from "@/lib/access/actor";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { isLastLocked, periodsOf } from "@/lib/features/accounting-periods/rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { firstDayOf, partsOf } from "@/lib/platform/calendar/months";
import type { Bill } from "../bills.queries";
import { lockRefusal, requestedBillingMonth } from "../month.rules";
import { visibleDivision, billingMonthOf, emptyBillingMonth, type BillingMonth } from "../queries";
import type { billingActions, ListBills } from "../schema";
import { peopleWithPay, readBills } from "../read-bills.queries";

/** Return why a past month may not be locked, for those who may lock; current months have no reason. */
function refusalOf(actor: Actor, { month, periodId, locked, start, fees }: BillingMonth, today: string) {
  const isAsked = periodId === null && can(actor, "billing:lock") && month < firstDayOf(today);
  return isAsked ? lockRefusal(month, { today, locked, start, isVerified: fees?.isVerified === true }) : null;
}

function actionsOf(actor: Actor, head: BillingMonth, today: string) {
  const isOpen = head.periodId === null;
  const { month, locked, start, fees } = head;
  const refusal = lockRefusal(month, { today, locked, start, isVerified: fees?.isVerified === true });
  const may: Record<(typeof billingActions)[number], boolean> = {
    amount: isOpen && can(actor, "billing:mcu"),
    expenses: isOpen && can(actor, "billing:expenses"),
    receipt: isOpen && can(actor, "billing:mcu"),
    principal: isOpen && can(actor, "billing:lock"),
    lock: isOpen && can(actor, "billing:lock") && refusal === null,
    unlock: !isOpen && can(actor, "billing:lock") && isLastLocked(month, periodsOf(locked)),
  };
  return (["amount", "expenses", "receipt", "principal", "lock", "unlock"] as const).filter((name) => may[name]);
}

type Scope = { db: Executor; actor: Actor; now: Date };

/**
 * Return a page of one kind of bills with sums; empty for another division. Two queries, and the read log. Document 3
 * §7, product 5.14
 */
export async function billsPage<R>(
  { db, actor, now }: Scope,
  kind: BillingKind,
  input: ListBills,
  toResponse: (bill: Bill, month: string) => R,
) {
  const { pageNumber, pageSize } = input;
  const today = dayOf(now);
  const requestedMonth = requestedBillingMonth(input, today);
  const divisionId = visibleDivision(actor, input.divisionId);
  const head =
    divisionId === null ? emptyBillingMonth(requestedMonth) : await billingMonthOf(db, divisionId, requestedMonth);
  const part = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const { rows, total, summary, open } = await readBills(db, { actor, kind, head, view: input }, part);
  await recordSensitiveReads(db, { actor, now }, "billing.list-work-orders", peopleWithPay(kind, rows));
  const { months: month, year } = partsOf(requestedMonth);
  return {
    rows: rows.map((bill) => toResponse(bill, requestedMonth)),
    total,
    pageNumber,
    pageSize,
    month,
    year,
    locked: head.periodId !== null,
    lockedAt: head.lockedAt,
    lockedByName: head.lockedByName,
    invoices: head.invoices,
    notes: head.notes,
    fees: head.fees,
    start: head.start,
    summary,
    open,
    lockRefusal: divisionId === null ? null : refusalOf(actor, head, today),
    allowedActions: divisionId === null ? [] : actionsOf(actor, head, today),
  };
}
