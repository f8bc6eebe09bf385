import { and, eq, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { factsFor } from "@/lib/features/crew/compliance/facts.rules";
import { complianceFactsOf, seatFactsOf } from "@/lib/features/crew/compliance/queries";
import { checkCompliance } from "@/lib/features/crew/compliance/rules";
import { shownToViewer } from "@/lib/features/crew/compliance/sight.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { awaitsPrincipal, principalAskedAt, selectPlans } from "./waiting.queries";

/**
 * The proposals of a vessel that wait for her principal, each with what the check finds as principals are shown it; those without an
 * exception can be approved together. Three queries, however many there are.
 */
export async function proposalsOf(
  { db, actor, now }: { db: Executor; actor: Actor; now: Date },
  vesselId: number,
  only?: SQL,
) {
  const plans = await selectPlans(db, actor, principalAskedAt, and(awaitsPrincipal, eq(vessels.id, vesselId), only));
  if (plans.length === 0) return [];
  const pairOf = ({ jobPositionId: positionId, vesselTypeId }: (typeof plans)[number]) => ({
    positionId,
    vesselTypeId,
  });
  const ids = [...new Set(plans.map(({ employeeId }) => employeeId))];
  const people = await complianceFactsOf(db, anyOf(crew.id, ids));
  const seatOf = await seatFactsOf(db, plans.map(pairOf));
  const today = dayOf(now);
  return plans.map((plan) => {
    const [person, seat] = [people.get(plan.employeeId), seatOf(pairOf(plan))];
    const wanted = { vesselId, moment: "plan" as const, from: plan.startDate, to: plan.endDate };
    const items = person && seat ? shownToViewer(checkCompliance(factsFor(person, seat, wanted, today)), "PR") : null;
    // Somebody who could not be checked is an exception too.
    return { plan, items: items?.filter(({ level }) => level !== "pass") ?? null };
  });
}

/** Only these assignments. */
export const among = (ids: readonly number[]) => anyOf(assignments.id, ids);
