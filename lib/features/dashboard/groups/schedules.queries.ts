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
  const states = statusIds.map((state): [string, SQL | undefined] => [
    `state-${state}`,
    standingAs({ state, leftIn: state === 7 ? year : undefined }),
  ]);
  // What is neither open nor of the year is not looked at state by state.
  const counted = or(
    ...states.slice(-1).map(([, left]) => left),
    sql`(${schedules.cancelledAt} is null and ${schedules.statusId} < 7)`,
  );
  return countEach(db, every(listed(actor, listSchedulesInput.parse({}), today), counted), Object.fromEntries(states));
}
