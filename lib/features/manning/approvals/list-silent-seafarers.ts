import { sql } from "drizzle-orm";
import { z } from "zod";
import { isOpenSlot, apiSlotOf } from "../slots.rules";
import { read } from "@/lib/platform/operation";
import { waitingPlans } from "./schema";
import { awaitsSeafarer, seafarerAskedAt, selectPlans } from "./waiting.queries";

/** List plans whose seafarer has not answered for five days. product 5.9 */
export const listSilentSeafarers = read({
  name: "approvals.list-silent-seafarers",
  access: "approvals:links",
  input: z.object({}),
  output: waitingPlans,
  async run({ db, actor, now }) {
    const rows = await selectPlans(db, actor, seafarerAskedAt, awaitsSeafarer(sql`${now.toISOString()}`));
    return rows.map(({ slot, ...row }) => ({ ...row, assignmentOn: isOpenSlot(slot) ? apiSlotOf[slot] : null }));
  },
});
