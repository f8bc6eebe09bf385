import { and, asc, eq, inArray } from "drizzle-orm";
import { assignments } from "@/db/schema/manning";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { canViewSchedule } from "../detail/allowed-actions.rules";
import { upcomingSchedule } from "../detail/schema";
import { findViewedPerson } from "../queries";
import { toScheduleRow, selectSchedule } from "./queries";
import { crewId } from "../schema";

/**
 * List a seafarer's current, next and next but one assignments. Hidden from principals. Document 2 §2 @throws
 * not-found, forbidden
 */
export const listUpcomingSchedule = read({
  name: "crew.list-upcoming-schedule",
  access: "crew:view",
  input: crewId,
  output: upcomingSchedule,
  async run({ db, actor }, { crewId: id }) {
    if (!canViewSchedule(actor, await findViewedPerson(db, actor, id)))
      throw new AppError("forbidden", "errors.forbidden");
    const rows = await selectSchedule(db)
      .where(and(eq(assignments.crewId, id), inArray(assignments.slot, ["current", "next", "next-but-one"])))
      .orderBy(asc(assignments.startDate), asc(assignments.id))
      .limit(20);
    return rows.map(toScheduleRow);
  },
});
