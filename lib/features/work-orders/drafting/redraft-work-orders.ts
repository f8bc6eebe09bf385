import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { write } from "@/lib/platform/operation";
import { unlockedLeftOutMonthsOf } from "../left-out.queries";
import { payrollDivisionOf, payrollDivisionsOf, lockDrafting, openMonthsOf } from "../payroll-division.queries";
import { calculateDrafts } from "./draft-slips.queries";
import { recalculateAfter, redraftLeftOut, startRun } from "./background-runs.queries";
import { storeMonths } from "./store-months.queries";
import { tablesOf } from "./tables-of-month.queries";

/** Redraft the open and left-out months of a person, earliest first, since later ones build on them. */
async function redraftPerson(db: Transaction, crewId: number, now: Date) {
  const [person] = await db.select({ divisionId: crew.divisionId }).from(crew).where(eq(crew.id, crewId));
  if (!person) return 0;
  await lockDrafting(db, person.divisionId);
  const division = await payrollDivisionOf(db, person.divisionId);
  let changed = 0;
  const leftOpen = await unlockedLeftOutMonthsOf(db, crewId);
  for (const month of [...leftOpen, ...openMonthsOf(division, now)]) {
    const context = { division, month, tables: await tablesOf(db, month), purpose: "draft" } as const;
    const drafts = await calculateDrafts(db, context, [crewId]);
    changed += await storeMonths(db, { divisionId: person.divisionId, month, now }, [crewId], drafts);
  }
  return changed;
}

/**
 * Redraft open months after a change: of one person, or of divisions, which start runs of their own. Run by the queue
 * only. product 5.15.1 @throws forbidden for people
 */
export const redraftWorkOrders = write({
  name: "work-orders.redraft",
  access: "scheduler",
  input: z.union([z.object({ crewId: z.int() }), z.object({ divisionId: z.int().nullable() })]),
  output: z.object({ changed: z.number() }),
  async run({ db, now, audit, unchanged }, input) {
    if ("crewId" in input) {
      const changed = await redraftPerson(db, input.crewId, now);
      await recalculateAfter(db, input);
      if (changed === 0) unchanged();
      else audit({ subject: input.crewId, after: { months: changed } });
      return { changed };
    }
    const divisions = await payrollDivisionsOf(db, input.divisionId === null ? undefined : [input.divisionId]);
    for (const division of divisions) await redraftLeftOut(db, division.divisionId);
    for (const division of divisions)
      for (const month of openMonthsOf(division, now))
        await startRun(db, { divisionId: division.divisionId, month }, now);
    await recalculateAfter(db, input);
    unchanged();
    return { changed: 0 };
  },
});
