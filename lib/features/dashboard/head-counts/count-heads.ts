import { z } from "zod";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { storeHeadCounts } from "./queries";

/**
 * Store the head count of each division just after midnight (Asia/Jakarta), and calculate missing days. Existing counts
 * are not changed.
 * Run by the scheduler only. product 5.7 @throws forbidden for people
 */
export const countHeads = write({
  name: "dashboard.count-heads",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ days: z.number() }),
  async run({ db, now, audit, unchanged }) {
    const today = dayOf(now);
    const days = await storeHeadCounts(db, today, now);
    if (days === 0) unchanged();
    else audit({ subject: today, after: { days } });
    return { days };
  },
});
