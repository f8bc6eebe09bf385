import { bankTrials } from "@/db/schema/work-orders";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { recordTrialInput, trialRecorded } from "./schema";

/**
 * Record who tried a bank layout at the bank and when. The division's layout then counts as verified. A day of
 * Asia/Jakarta. product 5.15 @throws invalid for a future day
 */
export const recordBankTrial = write({
  name: "work-orders.record-bank-trial",
  access: "work-orders:payments",
  input: recordTrialInput,
  output: trialRecorded,
  async run({ db, actor, now, audit }, { bankSet, triedOn, triedBy, note }) {
    const { userId, divisionId } = userActorOf(actor);
    if (triedOn > dayOf(now))
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: "triedOn", message: "payment-runs.refused.notYet" },
      ]);
    const [stored] = await db
      .insert(bankTrials)
      .values({ divisionId, bankSet, triedOn, triedBy, note, createdAt: now, createdBy: userId })
      .returning({ id: bankTrials.id });
    const { id } = requirePresent(stored, "the trial");
    audit({ subject: id, divisionId, after: { bankSet, triedOn, triedBy, ...(note ? { note } : {}) } });
    return { id, bankSet };
  },
});
