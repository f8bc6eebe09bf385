import { z } from "zod";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { payrollDivisionOf } from "../payroll-division.queries";
import { payrollSettings } from "./schema";

/** Return the payroll settings of the division. One query. product 5.15.2 */
export const getPayrollSettings = read({
  name: "work-orders.get-settings",
  access: "rates:view",
  input: z.object({}),
  output: payrollSettings,
  async run({ db, actor }) {
    const { periods, ...settings } = await payrollDivisionOf(db, userActorOf(actor).divisionId);
    return { ...settings, usedFrom: periods.first, isUsed: periods.lockedThrough !== null };
  },
});
