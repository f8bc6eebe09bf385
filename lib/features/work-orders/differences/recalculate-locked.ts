import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import { crew } from "@/db/schema/crew";
import { write } from "@/lib/platform/operation";
import type { Month } from "@/lib/platform/calendar/months";
import { nextPeople } from "../drafting/people.queries";
import { tablesOf } from "../drafting/tables-of-month.queries";
import { payrollDivisionOf, payrollDivisionsOf, lockDrafting, type PayrollDivision } from "../payroll-division.queries";
import { lockedMonthsOf, recordRulesVersion } from "./locked-months.queries";
import { recalculateInput } from "./schema";
import { findDifferences, listOlderRules } from "./find-differences.queries";

const batchSize = 500;
const task = "recalculate-locked";
const queue = "work-orders";
type RecalculationPart = { divisionId: number; month: Month; after: number; isListing: boolean };

/** A listing part is not replaced by one that does not list. */
const enqueuePart = (db: Transaction, part: RecalculationPart) =>
  addJob(db, task, part, {
    key: `recalculate:${part.divisionId}:${part.month}${part.isListing ? ":listing" : ""}`,
    queue,
  });

/** Recalculate all locked months of one person after an event. */
async function recalculatePerson(db: Transaction, crewId: number, now: Date) {
  const [person] = await db.select({ divisionId: crew.divisionId }).from(crew).where(eq(crew.id, crewId));
  if (!person) return 0;
  await lockDrafting(db, person.divisionId);
  const division = await payrollDivisionOf(db, person.divisionId);
  let changedRows = 0;
  for (const month of await lockedMonthsOf(db, division, now))
    changedRows += await findDifferences(db, { division, month, tables: await tablesOf(db, month), now }, [crewId]);
  return changedRows;
}

/** Start with every locked month of a division. After a rules change, older months are listed as well. */
async function startDivision(db: Transaction, division: PayrollDivision, now: Date) {
  const isListing = await recordRulesVersion(db, division);
  for (const month of await lockedMonthsOf(db, division, now))
    await enqueuePart(db, { divisionId: division.divisionId, month, after: 0, isListing });
}

/** Recalculate the next five hundred people of a month and enqueue the rest. */
async function recalculatePart(db: Transaction, { divisionId, month, after, isListing }: RecalculationPart, now: Date) {
  await lockDrafting(db, divisionId);
  const division = await payrollDivisionOf(db, divisionId);
  const crewIds = await nextPeople(db, { divisionId, month }, after, batchSize);
  const context = { division, month, tables: await tablesOf(db, month), now };
  const found = await findDifferences(db, context, crewIds);
  const listed = isListing ? await listOlderRules(db, context, crewIds) : 0;
  if (crewIds.length === batchSize)
    await enqueuePart(db, { divisionId, month, after: crewIds.at(-1) ?? after, isListing });
  return found + listed;
}

const inDivision = ({ divisionId }: { divisionId: number | null }) => (divisionId === null ? {} : { divisionId });

/**
 * Recalculate locked months of the last year: of one person after an event, or of divisions after a table version and
 * each night. Differences are stored for finance. Run by the queue only. product 5.15, §8 @throws forbidden for people
 */
export const recalculateLocked = write({
  name: "work-orders.recalculate-locked",
  access: "scheduler",
  input: recalculateInput,
  output: z.object({ found: z.number() }),
  async run({ db, now, audit, unchanged }, input) {
    let found = 0;
    if ("crewId" in input) found = await recalculatePerson(db, input.crewId, now);
    else if ("month" in input) found = await recalculatePart(db, input, now);
    else
      for (const division of await payrollDivisionsOf(db, input.divisionId === null ? undefined : [input.divisionId]))
        await startDivision(db, division, now);
    if (found === 0) unchanged();
    else if ("crewId" in input) audit({ subject: input.crewId, after: { differences: found } });
    else
      audit({ subject: "month" in input ? input.month : "all", ...inDivision(input), after: { differences: found } });
    return { found };
  },
});
