import { eq } from "drizzle-orm";
import { payrollDebts } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { monthOf, firstDayOf } from "@/lib/platform/calendar/months";
import { openMonthOf } from "../inputs/queries";
import { lockDebt } from "./queries";
import { debtDecided, decideDebtInput } from "./schema";

/**
 * Confirm a debt or an advance request, so that slips deduct it; or refuse it with a reason. Less than requested may be
 * granted, never more. If its month was locked meanwhile, it starts in the next open one. Whole rupiah. product 5.15,
 * §0.3 @throws not-found, conflict when it changed since it was read, PAYROLL_LOCKING, rule for its author, for what is
 * decided and for more than was requested
 */
export const decideDebt = write({
  name: "work-orders.decide-debt",
  access: "work-orders:decide-debt",
  secondPerson: { right: "work-orders:decide-debt", refusal: "deductions.secondPerson" },
  input: decideDebtInput,
  output: debtDecided,
  async run({ db, actor, now, locale, audit, requireSecondPerson }, { id, decision, reason, version, ...granted }) {
    const { userId } = userActorOf(actor);
    const { person, row } = await lockDebt(db, actor, id);
    await assertUnchanged({ db, locale }, row, version);
    const { divisionId, crewId, kind } = row;
    if (row.state !== "proposed") throw refused("deductions.notProposed");
    await requireSecondPerson({ divisionId, involvedUsers: [row.createdBy] });
    const { amount = row.amount, instalment = row.instalment } = granted;
    if (amount > row.amount) throw refused("deductions.moreThanAsked");
    const open = firstDayOf(await openMonthOf(db, person));
    const fromMonth = row.fromMonth < open ? open : row.fromMonth;
    const state = decision === "confirm" ? "open" : "refused";
    const stamp = { decidedAt: now, decidedBy: userId, updatedAt: now, updatedBy: userId, version: row.version + 1 };
    const values =
      decision === "confirm" ? { state, amount, instalment, fromMonth, reason, ...stamp } : { state, reason, ...stamp };
    await db
      .update(payrollDebts)
      .set({ ...values, state })
      .where(eq(payrollDebts.id, id));
    audit({
      subject: id,
      divisionId,
      before: { state: row.state, amount: row.amount },
      after: {
        state,
        crewId,
        kind,
        ...(decision === "confirm" ? { amount, instalment, fromMonth: monthOf(fromMonth) } : {}),
      },
      ...(reason ? { reason } : {}),
    });
    return { id, decision };
  },
});
