import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { billingPeriods, billingStarts } from "@/db/schema/billing";
import type { Actor } from "@/lib/access/actor";
import { personOf } from "@/lib/platform/access";
import { holdBills, periodLocked } from "@/lib/features/scheduling/billed.queries";
import { monthFrom } from "@/lib/features/ujbm/month.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { proposeReductions } from "../corrections/reductions.queries";
import { lockRefusal } from "../month.rules";
import { headOf, type Head } from "../queries";
import { monthsBefore, rowsOf } from "../starts/before.queries";
import { freezeRows, numberInvoices, readUnagreed, type Unagreed } from "./freeze.queries";
import { lockMonthInput, monthLocked } from "./schema";

type Scope = { db: Transaction; actor: Actor; now: Date };

/** The first month is not locked over rows before it: they are billed elsewhere, or locked first. With nothing before it the division begins with it. @throws rule FIRST_MONTH */
async function beginWith({ db, actor, now }: Scope, { divisionId, month, locked, start, fees }: Head) {
  if (locked || start) return;
  const months = await monthsBefore(db, { actor, divisionId, month, fees });
  if (months.length > 0) throw new AppError("rule", "billing.firstMonth", { rows: rowsOf(months) }, [], "FIRST_MONTH");
  const by = personOf(actor).userId;
  const stamp = { createdAt: now, createdBy: by, confirmedAt: now, confirmedBy: by };
  await db.insert(billingStarts).values({ divisionId, month, ...stamp });
}

const named = (names: readonly string[]) => [...new Set(names)].join(", ");

/** @throws rule CONTRACTS_OVERLAP where several contracts cover a row, USUAL_TERMS where the usual table prices rows and nobody ticked that */
function assertAgreed(unagreed: readonly Unagreed[], hasTicked: boolean) {
  const contested = unagreed.flatMap(({ contracts }) => contracts ?? []);
  if (contested.length > 0)
    throw new AppError("rule", "billing.contractsOverlap", { contracts: named(contested) }, [], "CONTRACTS_OVERLAP");
  if (unagreed.length === 0 || hasTicked) return;
  const principals = named(unagreed.map(({ principal }) => principal));
  throw new AppError("rule", "billing.usualTermsUnticked", { principals }, [], "USUAL_TERMS");
}

/**
 * Locks a month of the actor's division: its rows are frozen with figures, names, principal, contract and VAT base, and every principal gets
 * an invoice number. What has no amount yet, and what comes later, is billed with the next month; what debts took back of its pay is proposed as credit notes. One transaction; who comes second is told.
 * product 5.14 @throws conflict PERIOD_LOCKED, rule out of turn and before the month is over, RATES_NOT_VERIFIED while fee and VAT of it are a draft,
 * CONTRACTS_OVERLAP, USUAL_TERMS, FIRST_MONTH over rows of earlier months that nobody said are billed elsewhere
 */
export const lockMonth = write({
  name: "billing.lock-month",
  access: "billing:lock",
  input: lockMonthInput,
  output: monthLocked,
  async run({ db, actor, now, audit }, { month: months, year, usualTerms }) {
    const { divisionId, userId } = personOf(actor);
    const month = monthFrom({ months, year });
    await holdBills(db);
    const head = await headOf(db, divisionId, month);
    if (head.periodId !== null) throw periodLocked();
    const turn = {
      today: dayOf(now),
      locked: head.locked,
      start: head.start,
      isVerified: head.fees?.isVerified === true,
    };
    const refusal = lockRefusal(month, turn);
    if (refusal && refusal !== "ratesNotVerified") throw refused(`billing.${refusal}`);
    if (refusal) throw new AppError("rule", "billing.ratesNotVerified", {}, [], "RATES_NOT_VERIFIED");
    // No contract changes between the question and the frozen rows.
    await db.execute(sql`lock table contracts in share mode`);
    const unagreed = await readUnagreed(db, head);
    assertAgreed(unagreed, usualTerms);
    await beginWith({ db, actor, now }, head);
    const [stored] = await db
      .insert(billingPeriods)
      .values({ divisionId, month, lockedAt: now, lockedBy: userId })
      .returning({ id: billingPeriods.id });
    const { id } = present(stored, "the locked month");
    const { rows, totalBills } = await freezeRows(db, head, id);
    const invoices = await numberInvoices(db, head, id);
    await proposeReductions(db, { periodId: id }, now);
    const usual = unagreed.length > 0 ? { usualTermsFor: unagreed.map(({ principal }) => principal) } : {};
    audit({ subject: id, divisionId, after: { month, rows, total: totalBills, invoices: invoices.length, ...usual } });
    return { month: months, year, rows, totalBills, invoices };
  },
});
