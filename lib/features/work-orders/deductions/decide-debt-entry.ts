import { eq } from "drizzle-orm";
import { payrollDebtEntries } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockDebt } from "./queries";
import { debtEntryDecided, decideDebtEntryInput } from "./schema";

/**
 * Confirm or refuse an entry that reduces a debt, by a second person. A write-off covers what remains at that time.
 * product 5.15, §0.3 @throws not-found, conflict when it changed since it was read, PAYROLL_LOCKING, rule for its
 * author, for what is decided and for more than the balance
 */
export const decideDebtEntry = write({
  name: "work-orders.decide-debt-entry",
  access: "work-orders:decide-debt",
  secondPerson: { right: "work-orders:decide-debt", refusal: "deductions.secondPerson" },
  input: decideDebtEntryInput,
  output: debtEntryDecided,
  async run({ db, actor, now, locale, audit, requireSecondPerson }, { id, decision, version }) {
    const { userId } = userActorOf(actor);
    const ofEntry = eq(payrollDebtEntries.id, id);
    const [entry] = await db.select({ debtId: payrollDebtEntries.debtId }).from(payrollDebtEntries).where(ofEntry);
    if (!entry) throw notFound("deductions.notFound");
    const { row: debt, balance } = await lockDebt(db, actor, entry.debtId);
    const [row] = await db.select().from(payrollDebtEntries).where(ofEntry).for("update");
    if (!row) throw notFound("deductions.notFound");
    await assertUnchanged({ db, locale }, row, version);
    if (row.state !== "proposed") throw refused("deductions.notProposed");
    await requireSecondPerson({ divisionId: debt.divisionId, involvedUsers: [row.createdBy] });
    const amount = row.kind === "writtenOff" ? balance : row.amount;
    if (decision === "confirm" && (amount === 0 || amount > balance)) throw refused("deductions.moreThanOwed");
    const state = decision === "confirm" ? "confirmed" : "refused";
    const stamp = { decidedAt: now, decidedBy: userId, updatedAt: now, updatedBy: userId, version: row.version + 1 };
    await db
      .update(payrollDebtEntries)
      .set({ state, ...(decision === "confirm" ? { amount } : {}), ...stamp })
      .where(ofEntry);
    const { divisionId, crewId } = debt;
    const { kind, reason } = row;
    audit({
      subject: debt.id,
      divisionId,
      before: { state: row.state },
      after: { state, crewId, kind, amount },
      reason,
    });
    return { id, decision };
  },
});
