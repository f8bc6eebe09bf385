import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { billingPeriods, billingStarts } from "@/db/schema/billing";
import type { Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { holdPeriod } from "@/lib/features/accounting-periods/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { monthFrom } from "@/lib/platform/calendar/months";
import { proposePayReductions } from "../corrections/pay-reductions.queries";
import { lockRefusal } from "../month.rules";
import { billingMonthOf, type BillingMonth } from "../queries";
import { earlierUnbilledMonths, rowsOf } from "../starts/earlier-months.queries";
import { freezeRows, numberInvoices, readRowsWithoutAgreement, type RowsWithoutAgreement } from "./freeze.queries";
import { lockMonthInput, monthLocked } from "./schema";

type Scope = { db: Transaction; actor: Actor; now: Date };

/**
 * Refuse to lock the first month while earlier rows are unbilled: they are billed elsewhere or locked first. Without
 * any, the division starts here. @throws rule FIRST_MONTH
 */
async function startWithMonth({ db, actor, now }: Scope, { divisionId, month, locked, start, fees }: BillingMonth) {
  if (locked || start) return;
  const months = await earlierUnbilledMonths(db, { actor, divisionId, month, fees });
  if (months.length > 0) throw new AppError("rule", "billing.firstMonth", { rows: rowsOf(months) }, [], "FIRST_MONTH");
  const by = userActorOf(actor).userId;
  const stamp = { createdAt: now, createdBy: by, confirmedAt: now, confirmedBy: by };
  await db.insert(billingStarts).values({ divisionId, month, ...stamp });
}

const joinedNames = (names: readonly string[]) => [...new Set(names)].join(", ");

/**
 * Require clear contracts. @throws rule CONTRACTS_OVERLAP when several cover a row, USUAL_TERMS when usual rates apply
 * without confirmation
 */
function assertContractsClear(withoutAgreement: readonly RowsWithoutAgreement[], hasTicked: boolean) {
  const contested = withoutAgreement.flatMap(({ contracts }) => contracts ?? []);
  if (contested.length > 0)
    throw new AppError(
      "rule",
      "billing.contractsOverlap",
      { contracts: joinedNames(contested) },
      [],
      "CONTRACTS_OVERLAP",
    );
  if (withoutAgreement.length === 0 || hasTicked) return;
  const principals = joinedNames(withoutAgreement.map(({ principal }) => principal));
  throw new AppError("rule", "billing.usualTermsUnticked", { principals }, [], "USUAL_TERMS");
}

/**
 * Lock a billing month: rows are frozen with all terms, and each principal gets an invoice number. Rows without an
 * amount or arriving later go to the next month; credit notes are proposed for debts taken from pay. One transaction.
 * product 5.14 @throws conflict PERIOD_LOCKED, rule out of order and before the month is over, RATES_NOT_VERIFIED for
 * draft fee and VAT, CONTRACTS_OVERLAP, USUAL_TERMS, FIRST_MONTH for earlier unbilled rows
 */
export const lockMonth = write({
  name: "billing.lock-month",
  access: "billing:lock",
  input: lockMonthInput,
  output: monthLocked,
  async run({ db, actor, now, audit }, { month: months, year, usualTerms }) {
    const { divisionId, userId } = userActorOf(actor);
    const month = monthFrom({ months, year });
    await holdPeriod(db, billingPeriod);
    const head = await billingMonthOf(db, divisionId, month);
    if (head.periodId !== null) throw billingPeriod.refuse("locked");
    const turn = {
      today: dayOf(now),
      locked: head.locked,
      start: head.start,
      isVerified: head.fees?.isVerified === true,
    };
    const refusal = lockRefusal(month, turn);
    if (refusal && refusal !== "ratesNotVerified") throw refused(`billing.${refusal}`);
    if (refusal) throw new AppError("rule", "billing.ratesNotVerified", {}, [], "RATES_NOT_VERIFIED");
    // No contract changes between the check and the freeze.
    await db.execute(sql`lock table contracts in share mode`);
    const withoutAgreement = await readRowsWithoutAgreement(db, head);
    assertContractsClear(withoutAgreement, usualTerms);
    await startWithMonth({ db, actor, now }, head);
    const [stored] = await db
      .insert(billingPeriods)
      .values({ divisionId, month, lockedAt: now, lockedBy: userId })
      .returning({ id: billingPeriods.id });
    const { id } = requirePresent(stored, "the locked month");
    const { rows, totalBills } = await freezeRows(db, head, id);
    const invoices = await numberInvoices(db, head, id);
    await proposePayReductions(db, { periodId: id }, now);
    const usual =
      withoutAgreement.length > 0 ? { usualTermsFor: withoutAgreement.map(({ principal }) => principal) } : {};
    audit({ subject: id, divisionId, after: { month, rows, total: totalBills, invoices: invoices.length, ...usual } });
    return { month: months, year, rows, totalBills, invoices };
  },
});
