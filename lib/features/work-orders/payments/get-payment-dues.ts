import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { byStateOf, duesOf, isLocked, type DueOfSlip } from "./dues.queries";
import { dues, duesInput } from "./schema";

const personAmount = ({ crewId, employeeName, employeeNumber }: DueOfSlip, amount: number) => ({
  crewId,
  employeeName,
  employeeNumber,
  amount,
});

/**
 * Return the status of a month's payments: owed, sent, paid, returned and due; and by name the unpaid and overpaid.
 * Logs the read. Three queries beside the log. product 5.15, §8
 */
export const getPaymentDues = read({
  name: "work-orders.get-payment-dues",
  access: "work-orders:payments",
  input: duesInput,
  output: dues,
  async run({ db, actor, now }, { month, lockId }) {
    const { divisionId } = userActorOf(actor);
    const of = { divisionId, month: firstDayOf(month), lockId };
    const locked = await isLocked(db, of);
    const { rows, sent } = await duesOf(db, of);
    const due = rows.flatMap((row) => row.due);
    const noAccount = rows.filter((row) => row.noAccount > 0).map((row) => personAmount(row, row.noAccount));
    const overpaid = rows.filter((row) => row.over > 0 && !row.isWaiting).map((row) => personAmount(row, row.over));
    const waiting = rows.filter((row) => row.over > 0 && row.isWaiting).map((row) => personAmount(row, row.over));
    const readRecords = [...noAccount, ...overpaid, ...waiting].map(({ crewId }) => ({
      crewId,
      classes: ["payroll" as const],
    }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.get-payment-dues", readRecords);
    return {
      month,
      lockId,
      isLocked: locked,
      noAccount,
      over: overpaid,
      waiting,
      slips: rows.filter(({ owed }) => owed > 0).length,
      owed: rows.reduce((sum, { owed }) => sum + owed, 0),
      due: { transfers: due.length, amount: due.reduce((sum, { amount }) => sum + amount, 0) },
      byState: byStateOf(sent),
    };
  },
});
