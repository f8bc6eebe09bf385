import { z } from "zod";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { readAgeing } from "./queries";
import { ageing, ageingBuckets } from "./schema";

/** List what principals owe by invoice age, with totals. One query. product 5.14 */
export const listAgeing = read({
  name: "billing.list-ageing",
  access: "billing:view",
  input: z.object({}),
  output: ageing,
  async run({ db, actor, now }) {
    const rows = await readAgeing(db, userActorOf(actor).divisionId, dayOf(now));
    const total = { to30: 0, to60: 0, to90: 0, over90: 0, balance: 0 };
    for (const row of rows) for (const name of [...ageingBuckets, "balance"] as const) total[name] += row[name];
    return { rows, total };
  },
});
