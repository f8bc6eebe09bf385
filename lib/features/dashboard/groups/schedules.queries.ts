import { or, sql, type SQL } from "drizzle-orm";
import { statusIds } from "@/db/enums/scheduling";
import { every } from "@/db/every";
import { schedules } from "@/db/schema/scheduling";
import { listed, standingAs } from "@/lib/features/scheduling/crews/queries";
import { listSchedulesInput } from "@/lib/features/scheduling/crews/schema";
import { countEach } from "@/lib/features/scheduling/queries";
import type { Asked } from "../queries";

/** Schedules by state; of those who have left, whom the year saw leave. */
export function countSchedules({ db, actor, today, year }: Asked) {
  const goesOn = sql`(${schedules.cancelledAt} is null and ${schedules.statusId} < 7)`;
  // Only what is open or left in the year is looked at, so that its state alone tells which it is.
  const counted = or(standingAs({ state: 7, leftIn: year }), goesOn);
  const states = statusIds.map((state): [string, SQL | undefined] => [`state-${state}`, standingAs({ state })]);
  return countEach(db, every(listed(actor, listSchedulesInput.parse({}), today), counted), Object.fromEntries(states));
}
