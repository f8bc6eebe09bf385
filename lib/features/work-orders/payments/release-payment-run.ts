import { eq } from "drizzle-orm";
import { paymentRuns, paymentTransfers } from "@/db/schema/work-orders";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { holdPayments } from "../released-runs.queries";
import { needsSecondPerson } from "../second-person.queries";
import { holdLock, owedSlipsOf } from "./dues.queries";
import { lockRun, transfersIn } from "./queries";
import { runInput, runReleased } from "./schema";

type Account = { bankName: string | null; accountNumber: string | null; accountName: string | null };
const isSame = (one: Account, other: Account) =>
  one.bankName === other.bankName && one.accountNumber === other.accountNumber && one.accountName === other.accountName;

/**
 * Release a payment run, from the division's threshold by a second person. It must still match the amounts owed and the
 * accounts on record. product 5.15, §8 @throws not-found, forbidden, conflict RELEASED, rule for its maker, for what is
 * not locked, for a past day, and when an account or slip changed
 */
export const releasePaymentRun = write({
  name: "work-orders.release-payment-run",
  access: "work-orders:release",
  secondPerson: { right: "work-orders:release", refusal: "payment-runs.secondPerson" },
  input: runInput,
  output: runReleased,
  async run({ db, actor, now, audit, requireSecondPerson }, { id }) {
    const { userId, divisionId } = userActorOf(actor);
    await holdPayments(db, divisionId);
    const run = await lockRun(db, actor, id);
    if (run.state !== "made")
      throw new AppError("conflict", `payment-runs.refused.${run.state}`, {}, [], run.state.toUpperCase());
    const transfers = await transfersIn(db, { id });
    const amount = transfers.reduce((sum, transfer) => sum + transfer.amount, 0);
    await requireSecondPerson({
      divisionId,
      involvedUsers: (await needsSecondPerson(db, divisionId, amount)) ? [run.madeBy] : [],
    });
    if (run.valueOn < dayOf(now)) throw refused("payment-runs.refused.overdue");
    await holdLock(db, run);
    const slips = new Map((await owedSlipsOf(db, run)).map((slip) => [`${slip.crewId} ${slip.part}`, slip]));
    const changed = transfers.find(({ crewId, part, payeeKind, payeeId, slipHash, ...account }) => {
      const slip = slips.get(`${crewId} ${part}`);
      const payee = slip?.payees.find((one) => one.kind === payeeKind && one.payeeId === payeeId);
      return slip?.hash !== slipHash || !payee || !isSame(payee, account);
    });
    if (changed) throw refused("payment-runs.refused.changed", { name: changed.employeeName });
    await db
      .update(paymentRuns)
      .set({ state: "released", releasedAt: now, releasedBy: userId })
      .where(eq(paymentRuns.id, id));
    await db.update(paymentTransfers).set({ state: "released" }).where(eq(paymentTransfers.runId, id));
    audit({
      subject: id,
      divisionId,
      before: { state: "made", madeBy: run.madeBy },
      after: { state: "released", number: run.number, transfers: transfers.length, amount },
    });
    return { id, transfers: transfers.length, amount };
  },
});
