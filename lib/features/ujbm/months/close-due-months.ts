import { z } from "zod";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { closeMonth } from "../close.queries";
import { dueMonths } from "../month.rules";
import { closedMonths, divisionId, lockMonths } from "../queries";

/**
 * Close the month on the 5th, in Jakarta, and overdue ones before it. Without a vessel's rate nothing is closed:
 * finance sees a task, and it retries daily. Run by the scheduler only. product 5.13 @throws forbidden for people
 */
export const closeDueMonths = write({
  name: "ujbm.close-due-months",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ closed: z.array(z.string()) }),
  async run({ db, now, audit, unchanged }) {
    const today = dayOf(now);
    await lockMonths(db);
    const closed: string[] = [];
    for (const month of dueMonths(today, await closedMonths(db))) {
      try {
        const { id, vessels, total, corrections } = await closeMonth(db, month, { today, now, userId: null });
        audit({ subject: id, divisionId, after: { month, vessels, total, corrections } });
        closed.push(month);
      } catch (error) {
        if (!(error instanceof AppError) || error.wireCode !== "NO_RATE") throw error;
        break;
      }
    }
    if (closed.length === 0) unchanged();
    return { closed };
  },
});
