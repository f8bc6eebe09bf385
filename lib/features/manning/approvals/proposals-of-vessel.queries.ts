import { and, eq, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { viewAs } from "@/lib/access/roles";
import { factsFor, type PersonFacts, type SeatFacts, type Wanted } from "@/lib/features/crew/compliance/facts.rules";
import { complianceFactsOfThese, seatFactsOf } from "@/lib/features/crew/compliance/queries";
import { topFourOf } from "@/lib/features/crew/compliance/top-four.queries";
import { checkCompliance } from "@/lib/features/crew/compliance/rules";
import { shownToViewer } from "@/lib/features/crew/compliance/sight.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { awaitsPrincipal, principalAskedAt, selectPlans } from "./waiting.queries";

type Place = { person: PersonFacts; seat: SeatFacts; wanted: Wanted; today: string };

/** Return the check items that principals may see. */
async function shownItems(db: Executor, { person, seat, wanted, today }: Place) {
  const topFour = await topFourOf(db, person, seat, wanted, today);
  return shownToViewer(checkCompliance({ ...factsFor(person, seat, wanted, today), topFour }), viewAs.principal);
}

/**
 * List a vessel's proposals that need her principal's approval, with check items. Those without exceptions can be
 * approved together. Runs three queries, plus one for each officer of a tanker's top four.
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
  const people = await complianceFactsOfThese(db, ids);
  const seatOf = await seatFactsOf(db, plans.map(pairOf));
  const today = dayOf(now);
  const found = [];
  for (const plan of plans) {
    const [person, seat] = [people.get(plan.employeeId), seatOf(pairOf(plan))];
    const wanted = { vesselId, moment: "plan" as const, from: plan.startDate, to: plan.endDate };
    const items = person && seat ? await shownItems(db, { person, seat, wanted, today }) : null;
    // A person who could not be checked is an exception too.
    found.push({ plan, items: items?.filter(({ level }) => level !== "pass") ?? null });
  }
  return found;
}

/** Match these assignments only. */
export const among = (ids: readonly number[]) => anyOf(assignments.id, ids);
