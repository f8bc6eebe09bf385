import { and, count, desc, eq, isNotNull } from "drizzle-orm";
import { assignments } from "@/db/schema/manning";
import { AppError } from "@/lib/platform/errors";
import { pageOf } from "@/lib/platform/list/page-of";
import { read } from "@/lib/platform/operation";
import { canViewSchedule } from "../detail/allowed-actions.rules";
import { scheduleRow } from "../detail/schema";
import { findViewedPerson } from "../queries";
import { toScheduleRow, selectSchedule } from "./queries";
import { listScheduleHistoryInput } from "../schema";

/**
 * List every assignment a seafarer signed on for, newest first, with the current one. Hidden from principals. Document
 * 2 §7 @throws not-found, forbidden
 */
export const listScheduleHistory = read({
  name: "crew.list-schedule-history",
  access: "crew:view",
  input: listScheduleHistoryInput,
  output: pageOf(scheduleRow),
  async run({ db, actor }, { crewId, pageNumber, pageSize }) {
    if (!canViewSchedule(actor, await findViewedPerson(db, actor, crewId)))
      throw new AppError("forbidden", "errors.forbidden");
    const signedOn = and(eq(assignments.crewId, crewId), isNotNull(assignments.checkedInOn));
    const [rows, totals] = await Promise.all([
      selectSchedule(db)
        .where(signedOn)
        .orderBy(desc(assignments.startDate), desc(assignments.id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ total: count() }).from(assignments).where(signedOn),
    ]);
    return { rows: rows.map(toScheduleRow), total: totals[0]?.total ?? 0, pageNumber, pageSize };
  },
});
