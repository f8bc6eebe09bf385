import { z } from "zod";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { divisionOf } from "../open.queries";
import { payrollSettings } from "./schema";

/** Return the payroll settings of the division. One query. product 5.15.2 */
export const getSettings = read({
  name: "work-orders.get-settings",
  access: "rates:view",
  input: z.object({}),
  output: payrollSettings,
  async run({ db, actor }) {
    const { periods, ...settings } = await divisionOf(db, userActorOf(actor).divisionId);
    return { ...settings, usedFrom: periods.first, isUsed: periods.lockedThrough !== null };
  },
});
