import { and, asc, eq, type SQL } from "drizzle-orm";
import { slotOfApi } from "@/db/enums/manning";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { fixedViewers } from "@/lib/access/roles";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { canViewSchedule } from "../detail/allowed-actions.rules";
import { scheduleRow } from "../detail/schema";
import { viewerOf, type ViewedPerson } from "../fields.rules";
import { findViewedPerson } from "../queries";
import { toScheduleRow, selectSchedule, withoutTravel } from "./queries";
import { nextAssignmentInput } from "../schema";

/** Limit a principal to assignments on their own fleet. */
function scopeOf(actor: Actor, person: ViewedPerson): SQL | undefined {
  if (actor.kind === "user" && viewerOf(actor, person) === fixedViewers.principal && actor.principalId)
    return eq(vessels.principalId, actor.principalId);
  if (!canViewSchedule(actor, person)) throw new AppError("forbidden", "errors.forbidden");
  return undefined;
}

/**
 * Get a seafarer's assignment in one slot, of one vessel if given; null if there is none. Document 2 §7 @throws
 * not-found, forbidden
 */
export const getNextAssignment = read({
  name: "crew.get-next-assignment",
  access: "crew:view",
  input: nextAssignmentInput,
  output: scheduleRow.nullable(),
  async run({ db, actor }, { crewId, vesselId, assignmentOn }) {
    const scope = scopeOf(actor, await findViewedPerson(db, actor, crewId));
    const ofVessel = vesselId ? eq(assignments.vesselId, vesselId) : undefined;
    const [row] = await selectSchedule(db)
      .where(and(eq(assignments.crewId, crewId), eq(assignments.slot, slotOfApi[assignmentOn]), ofVessel, scope))
      .orderBy(asc(assignments.startDate), asc(assignments.id))
      .limit(1);
    return row ? { ...toScheduleRow(row), ...(scope ? withoutTravel : {}) } : null;
  },
});
