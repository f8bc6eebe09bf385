import { z } from "zod";
import { billingKinds } from "@/db/enums/billing";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { billingMonthOf } from "../queries";
import { readBills } from "../read-bills.queries";

const view = { filterList: "", hold: false, sort: "vessel", order: "asc" } as const;

/**
 * Return what a month's bills sum up to in whole rupiah, over all kinds, as the tabs of billing do. Contains no names.
 * One query per kind, and one. product 5.14 @param month its first day, in Asia/Jakarta
 */
export const getMonthToBill = read({
  name: "billing.get-month-to-bill",
  access: "billing:view",
  input: z.object({ month: z.iso.date() }),
  output: z.object({ toBill: z.number(), isLocked: z.boolean() }),
  async run({ db, actor }, { month }) {
    const head = await billingMonthOf(db, userActorOf(actor).divisionId, month);
    let toBill = 0;
    for (const kind of billingKinds) {
      const { summary } = await readBills(db, { actor, kind, head, view }, { limit: 0, offset: 0 });
      toBill += summary.totalBills;
    }
    return { toBill, isLocked: head.periodId !== null };
  },
});
