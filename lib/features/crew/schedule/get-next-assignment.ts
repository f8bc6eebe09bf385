import { and, asc, eq, type SQL } from "drizzle-orm";
import { slotOfWire } from "@/db/enums/manning";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { viewAs } from "@/lib/access/roles";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { seesSchedule } from "../detail/allowed-actions.rules";
import { scheduleRow } from "../detail/schema";
import { viewerOf, type Seen } from "../fields.rules";
import { findSeen } from "../queries";
import { onSchedule, selectSchedule, withoutTravel } from "./queries";
import { nextAssignmentInput } from "../schema";

/** Limit a principal to assignments on their own fleet. */
function scopeOf(actor: Actor, person: Seen): SQL | undefined {
  if (actor.kind === "user" && viewerOf(actor, person) === viewAs.principal && actor.principalId)
    return eq(vessels.principalId, actor.principalId);
  if (!seesSchedule(actor, person)) throw new AppError("forbidden", "errors.forbidden");
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
  async run({ db, actor }, { employeeId, vesselId, assignmentOn }) {
    const scope = scopeOf(actor, await findSeen(db, actor, employeeId));
    const ofVessel = vesselId ? eq(assignments.vesselId, vesselId) : undefined;
    const [found] = await selectSchedule(db)
      .where(and(eq(assignments.crewId, employeeId), eq(assignments.slot, slotOfWire[assignmentOn]), ofVessel, scope))
      .orderBy(asc(assignments.startDate), asc(assignments.id))
      .limit(1);
    return found ? { ...onSchedule(found), ...(scope ? withoutTravel : {}) } : null;
  },
});
