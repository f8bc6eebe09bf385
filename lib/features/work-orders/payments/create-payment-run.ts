import { paymentRuns, paymentTransfers } from "@/db/schema/work-orders";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf, yearOf } from "@/lib/platform/calendar/months";
import { holdPayments } from "../released-runs.queries";
import { duesOf, holdLock } from "./dues.queries";
import { newNumber } from "./queries";
import { makeRunInput, runMade } from "./schema";

/**
 * Make a payment run of a locked month or separate lock: one transfer per amount that is owed and not sent, to the
 * account on record that day. A second person releases it. Whole rupiah, days of Asia/Jakarta. product 5.15, §8 @throws
 * rule for what is not locked and where nothing is due, invalid for a past day
 */
export const createPaymentRun = write({
  name: "work-orders.make-payment-run",
  access: "work-orders:payments",
  input: makeRunInput,
  output: runMade,
  async run({ db, actor, now, audit }, { month, lockId, valueOn, bankSet, debitAccount }) {
    const { userId, divisionId } = userActorOf(actor);
    if (valueOn < dayOf(now))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "valueOn", message: "payment-runs.refused.past" }]);
    await holdPayments(db, divisionId);
    const of = { divisionId, month: firstDayOf(month), lockId };
    await holdLock(db, of);
    const { rows } = await duesOf(db, of);
    const due = rows.flatMap(({ due: payees, ...slip }) => payees.map((payee) => ({ slip, payee })));
    if (due.length === 0) throw refused("payment-runs.refused.nothing");
    const { number, begin } = await newNumber(db, divisionId, yearOf(dayOf(now)));
    const [stored] = await db
      .insert(paymentRuns)
      .values({ ...of, number, valueOn, bankSet, debitAccount, madeAt: now, madeBy: userId })
      .returning({ id: paymentRuns.id });
    const { id } = requirePresent(stored, "the payment run");
    const transfers = due.map(({ slip, payee }, index) => ({
      runId: id,
      place: index + 1,
      reference: `${begin}${String(index + 1).padStart(5, "0")}`,
      divisionId,
      month: of.month,
      crewId: slip.crewId,
      part: slip.part,
      slipHash: slip.hash,
      employeeName: slip.employeeName,
      employeeNumber: slip.employeeNumber,
      payeeKind: payee.kind,
      payeeId: payee.payeeId,
      amount: payee.amount,
      bankName: payee.bankName,
      accountNumber: payee.accountNumber,
      accountName: payee.accountName,
    }));
    for (let from = 0; from < transfers.length; from += 500)
      await db.insert(paymentTransfers).values(transfers.slice(from, from + 500));
    const amount = transfers.reduce((sum, transfer) => sum + transfer.amount, 0);
    const lockReference = lockId === null ? {} : { lockId };
    audit({
      subject: id,
      divisionId,
      after: { number, month, ...lockReference, valueOn, bankSet, transfers: transfers.length, amount },
    });
    return { id, number, transfers: transfers.length, amount };
  },
});
