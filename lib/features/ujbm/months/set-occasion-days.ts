import { and, eq } from "drizzle-orm";
import { ujbmOccasions } from "@/db/schema/ujbm";
import { userIdOf } from "@/lib/access/actor";
import { ujbmPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { periodsOf } from "@/lib/features/accounting-periods/rules";
import { AppError, messageOf } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lastDayOf } from "@/lib/platform/calendar/months";
import { closedMonths, divisionId, lockMonths } from "../queries";
import { monthIn } from "../schema";
import { occasionDaysInput, occasionDaysSet } from "./schema";

/** Ask for confirmation of more extra ration days than the month has, which is often a typing error. */
function moreThan(most: number) {
  const message = messageOf("ujbm.occasions.moreThanMonth", { most });
  return new AppError(
    "rule",
    "ujbm.occasions.moreThanMonth",
    { most },
    [{ path: "specialOccassionDays", message }],
    "MORE_THAN_MONTH",
  );
}

/**
 * Set the extra ration days of a month, replacing earlier ones. Document 3 §5, §7, product 5.13 @throws invalid, rule
 * MORE_THAN_MONTH until it is confirmed, conflict CLOSED once the month is closed
 */
export const setOccasionDays = write({
  name: "ujbm.set-occasion-days",
  access: "ujbm:occasions",
  input: occasionDaysInput,
  output: occasionDaysSet,
  async run({ db, actor, now, audit, unchanged }, { ujbmMonth, ujbmYear, specialOccassionDays: days, isConfirmed }) {
    const month = monthIn({ months: ujbmMonth, year: ujbmYear }, now, "ujbmYear");
    const most = Number(lastDayOf(month).slice(8));
    if (days > most && !isConfirmed) throw moreThan(most);
    await lockMonths(db);
    ujbmPeriod.assertOpen(month, periodsOf(await closedMonths(db)));
    const ofMonth = and(eq(ujbmOccasions.divisionId, divisionId), eq(ujbmOccasions.month, month));
    const [before] = await db.select().from(ujbmOccasions).where(ofMonth).for("update");
    const by = userIdOf(actor);
    if (before?.days === days) unchanged();
    else if (before)
      await db
        .update(ujbmOccasions)
        .set({ days, updatedAt: now, updatedBy: by, version: before.version + 1 })
        .where(eq(ujbmOccasions.id, before.id));
    else
      await db
        .insert(ujbmOccasions)
        .values({ divisionId, month, days, createdAt: now, createdBy: by, updatedAt: now, updatedBy: by });
    if (before?.days !== days)
      audit({
        subject: month,
        divisionId,
        before: before ? { specialOccassionDays: before.days } : null,
        after: { specialOccassionDays: days },
      });
    return { month, specialOccassionDays: days };
  },
});
