import { eq } from "drizzle-orm";
import { payDifferences } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { formatDate } from "@/lib/platform/calendar/dates";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { lockPayOf, openMonthOf } from "../inputs/queries";
import { nextSlipOf } from "./next-slip.queries";
import { amountWithinPay } from "./ledger.rules";
import { crewOfDifference, lockDifference, supersededError } from "./queries";
import { differenceProposed, proposeDifferenceInput } from "./schema";
import { slipHashOf, slipPartsOf } from "./slip-parts.queries";

/**
 * Propose an open difference as an adjustment of the next slip; a second person confirms it. What the slip cannot cover
 * stays open, or is proposed as a debt deducted after tax. Whole rupiah, a month of Asia/Jakarta. product 5.15.1, §8
 * @throws not-found, conflict when it changed since it was read, rule without an amount, without a slip, for a slip
 * that can cover nothing, and for a debt where a payment is due
 */
export const proposeDifference = write({
  name: "work-orders.propose-difference",
  access: "work-orders:lock",
  input: proposeDifferenceInput,
  output: differenceProposed,
  async run({ db, actor, now, locale, audit }, { id, text, asDebt, version }) {
    const { userId } = userActorOf(actor);
    const { divisionId } = await lockPayOf(db, actor, await crewOfDifference(db, actor, id));
    const row = await lockDifference(db, id);
    await assertUnchanged({ db, locale }, row, version);
    const { crewId, month, amount } = row;
    if (row.state !== "open") throw refused("pay-differences.notOpen");
    if (!row.owed || amount === 0) throw refused("pay-differences.nothingToPay");
    const slips = (await slipPartsOf(db, [crewId], month)).get(crewId);
    if (slipHashOf(slips) !== row.slipHash) throw supersededError();
    if (asDebt && amount > 0) throw refused("pay-differences.noDebt");
    const from = await openMonthOf(db, { id: crewId, divisionId });
    const next = asDebt ? undefined : await nextSlipOf(db, { crewId, from, except: id });
    const slip = asDebt ? { month: from, takeHome: -amount } : next;
    if (!slip) throw refused("pay-differences.noSlip");
    const share = amountWithinPay(amount, slip.takeHome);
    if (share === 0) throw refused("pay-differences.cannotBear");
    const defaultText = translator(locale)("pay-differences.slipText", {
      month: formatDate(firstDayOf(month), locale, "month"),
    });
    await db
      .update(payDifferences)
      .set({
        state: "proposed",
        proposedMonth: firstDayOf(slip.month),
        proposedAmount: share,
        proposedText: text ?? defaultText,
        proposedAsDebt: asDebt,
        proposedAt: now,
        proposedBy: userId,
        updatedAt: now,
        updatedBy: userId,
        version: row.version + 1,
      })
      .where(eq(payDifferences.id, id));
    audit({
      subject: id,
      divisionId,
      before: { state: row.state },
      after: { state: "proposed", crewId, month: slip.month, amount: share, ...(asDebt ? { asDebt } : {}) },
    });
    return { id, month: slip.month, amount: share, left: amount - share };
  },
});
