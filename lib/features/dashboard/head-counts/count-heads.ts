import { z } from "zod";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { putDownHeadCounts } from "./queries";

/**
 * Just after midnight (Asia/Jakarta): puts down how many each division employs, and reckons the nights that were missed. A day that was put
 * down stays as it is. Run by the clock only. product 5.7 @throws forbidden for people
 */
export const countHeads = write({
  name: "dashboard.count-heads",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ days: z.number() }),
  async run({ db, now, audit, unchanged }) {
    const today = dayOf(now);
    const days = await putDownHeadCounts(db, today, now);
    if (days === 0) unchanged();
    else audit({ subject: today, after: { days } });
    return { days };
  },
});
