import { and, eq, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { fixedViewers } from "@/lib/access/roles";
import {
  factsFor,
  type PersonFacts,
  type SeatFacts,
  type CheckTarget,
} from "@/lib/features/crew/compliance/check-facts.rules";
import { complianceFactsByIds, seatFactsOf } from "@/lib/features/crew/compliance/queries";
import { topFourOf } from "@/lib/features/crew/compliance/top-four.queries";
import { checkCompliance } from "@/lib/features/crew/compliance/rules";
import { itemsForViewer } from "@/lib/features/crew/compliance/visibility.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { awaitsPrincipal, principalAskedAt, selectPlans } from "./waiting.queries";

type CheckInput = { person: PersonFacts; seat: SeatFacts; checkQuery: CheckTarget; today: string };

/** Return the check items that principals may see. */
async function shownItems(db: Executor, { person, seat, checkQuery, today }: CheckInput) {
  const topFour = await topFourOf(db, person, seat, checkQuery, today);
  return itemsForViewer(
    checkCompliance({ ...factsFor(person, seat, checkQuery, today), topFour }),
    fixedViewers.principal,
  );
}

/**
 * List a vessel's proposals that need her principal's approval, with check items. Those without exceptions can be
 * approved together. Runs three queries, plus one for each officer of a tanker's top four.
 */
export async function proposalsOf(
  { db, actor, now }: { db: Executor; actor: Actor; now: Date },
  vesselId: number,
  filter?: SQL,
) {
  const plans = await selectPlans(db, actor, principalAskedAt, and(awaitsPrincipal, eq(vessels.id, vesselId), filter));
  if (plans.length === 0) return [];
  const pairOf = ({ jobPositionId: positionId, vesselTypeId }: (typeof plans)[number]) => ({
    positionId,
    vesselTypeId,
  });
  const ids = [...new Set(plans.map(({ crewId }) => crewId))];
  const people = await complianceFactsByIds(db, ids);
  const seatOf = await seatFactsOf(db, plans.map(pairOf));
  const today = dayOf(now);
  const proposals = [];
  for (const plan of plans) {
    const [person, seat] = [people.get(plan.crewId), seatOf(pairOf(plan))];
    const wanted = { vesselId, moment: "plan" as const, from: plan.startDate, to: plan.endDate };
    const items = person && seat ? await shownItems(db, { person, seat, checkQuery: wanted, today }) : null;
    // A person who could not be checked is an exception too.
    proposals.push({ plan, items: items?.filter(({ level }) => level !== "pass") ?? null });
  }
  return proposals;
}

/** Match these assignments only. */
export const withIds = (ids: readonly number[]) => anyOf(assignments.id, ids);
