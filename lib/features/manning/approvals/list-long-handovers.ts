import { z } from "zod";
import { isOpenSlot, apiSlotOf } from "../slots.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { waitingPlans } from "./schema";
import { overstaysHandover, relievedAt, selectPlans } from "./waiting.queries";

/** List people relieved over a week ago who are still on board. askedAt is the day of the relief. product 5.2 */
export const listLongHandovers = read({
  name: "approvals.list-long-handovers",
  access: "manning:change",
  input: z.object({}),
  output: waitingPlans,
  async run({ db, actor, now }) {
    const rows = await selectPlans(db, actor, relievedAt, overstaysHandover(dayOf(now)));
    return rows.map(({ slot, ...row }) => ({ ...row, assignmentOn: isOpenSlot(slot) ? apiSlotOf[slot] : null }));
  },
});
