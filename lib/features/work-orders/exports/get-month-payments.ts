import { slipLines } from "@/db/enums/work-orders";
import { workOrderAmount } from "@/lib/features/billing/rules";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { separateLocksIn, journalSettings, costCentersOf, dollarsIn, lockOf, paidIn } from "./queries";
import { banksOf, billable, sumOf, transfersOf } from "./rules";
import { payments, paymentsInput } from "./schema";

/**
 * Return the payments of a locked month or separate lock by bank, the unpaid people with reasons, and totals by
 * component. Whole rupiah. product 5.15
 */
export const getMonthPayments = read({
  name: "work-orders.get-payments",
  access: "work-orders:lock",
  input: paymentsInput,
  output: payments,
  async run({ db, actor, now }, { year, month, lockId }) {
    const { divisionId } = userActorOf(actor);
    const period = `${year}-${String(month).padStart(2, "0")}-01`;
    const scope = { divisionId, month: period, lockId };
    const lock = await lockOf(db, scope);
    const { transfers, unpaid, owing } = transfersOf(lock ? await paidIn(db, scope) : [], period);
    const separateLocks = await separateLocksIn(db, scope);
    const readRecords = [...unpaid, ...owing, ...separateLocks].map(({ crewId }) => ({
      crewId,
      classes: ["payroll" as const],
    }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.get-payments", readRecords);
    const centers = lock ? await costCentersOf(db, scope) : [];
    const isApart = centers.some(({ components }) => components.tradingOutApart);
    const dollars = isApart ? await dollarsIn(db, scope) : [];
    const income = sumOf(centers, (center) => center.income);
    const employerPension = sumOf(centers, (center) => center.employerPension);
    const [amount, takeHome] = [sumOf(transfers, (one) => one.amount), sumOf(centers, (center) => center.takeHome)];
    const { isPensionBilled: isBilled } = await journalSettings(db, divisionId);
    const billed = billable(centers);
    return {
      lockId,
      apart: separateLocks,
      period,
      isLocked: lock !== undefined,
      lockedAt: lock?.lockedAt ?? null,
      hash: lock?.hash ?? null,
      banks: banksOf(transfers),
      people: transfers.length,
      amount,
      takeHome,
      toCollect: sumOf(centers, (center) => center.toCollect),
      offset: takeHome - amount - sumOf(unpaid, (one) => one.amount),
      unpaid,
      owing,
      dollars: {
        people: new Set(dollars.map(({ crewId }) => crewId)).size,
        cents: sumOf(dollars, ({ cents }) => cents),
        amount: sumOf(dollars, (one) => one.amount),
      },
      components: slipLines
        .map((name) => ({ name, amount: sumOf(centers, ({ components }) => components[name] ?? 0) }))
        .filter(({ amount }) => amount !== 0),
      income,
      employerPension,
      billed: Number(
        workOrderAmount(
          BigInt(sumOf(billed, (center) => center.income)),
          BigInt(sumOf(billed, (center) => center.employerPension)),
          isBilled,
        ),
      ),
      deductions: sumOf(centers, (center) => center.deductions),
      workOrders: sumOf(centers, (center) => center.workOrders),
    };
  },
});
