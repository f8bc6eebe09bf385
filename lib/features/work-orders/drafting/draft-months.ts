import { z } from "zod";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { write } from "@/lib/platform/operation";
import { payrollDivisionsOf, openMonthsOf } from "../payroll-division.queries";
import { deleteOldRuns, recalculateAfter, redraftLeftOut, startRun } from "./background-runs.queries";

/**
 * Redraft every open month each night, earliest first, including left-out people. Locked months of the last year are
 * recalculated. Run by the scheduler only. product 5.15.1 @throws forbidden for people
 */
export const draftMonths = write({
  name: "work-orders.draft-months",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ runs: z.array(z.int()) }),
  async run({ db, now, unchanged }) {
    await deleteOldRuns(db, daysAfter(now, -7));
    const runs: number[] = [];
    for (const division of await payrollDivisionsOf(db)) {
      await redraftLeftOut(db, division.divisionId);
      for (const month of openMonthsOf(division, now))
        runs.push(await startRun(db, { divisionId: division.divisionId, month }, now));
    }
    await recalculateAfter(db, { divisionId: null });
    unchanged();
    return { runs };
  },
});
