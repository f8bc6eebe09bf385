import type { Executor } from "@/db/client";
import type { FieldClass } from "@/db/enums/crew";
import { can, type Actor } from "@/lib/access/actor";
import { factsFor, type PersonFacts } from "@/lib/features/crew/compliance/facts.rules";
import type { Item } from "@/lib/features/crew/compliance/item.rules";
import { complianceFactsOfThese } from "@/lib/features/crew/compliance/queries";
import { checkCompliance } from "@/lib/features/crew/compliance/rules";
import { shownToViewer } from "@/lib/features/crew/compliance/sight.rules";
import { extentOf, viewerOf } from "@/lib/features/crew/fields.rules";
import { recordReads } from "@/lib/features/crew/reads.queries";
import { sightOf } from "@/lib/features/preparation/sight.rules";
import { standingOf, type Standing } from "@/lib/features/preparation/standing.queries";
import { tabOf } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Period } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { readerOf } from "../planning/reader.rules";
import { isShown } from "../planning/seat-table.rules";
import {
  answersMissing,
  checkMissing,
  preparationMissing,
  scansMissing,
  travelMissing,
  type Lack,
} from "./missing.rules";
import { selectTours } from "./queries";
import type { CrewChangeList } from "./schema";
import { plansOf, seatChanges, viewOf } from "./view.rules";

type Asking = { db: Executor; actor: Actor; now: Date; locale: Locale };
type Plan = ReturnType<typeof plansOf>[number];
/** A plan's check as the user may see it, and its preparation status. */
type Judged = { items: readonly Item[]; standing: Standing | undefined };

const tellsOfHealth = (actor: Actor, person: Plan["person"]) => sightOf(actor, person).items.includes("mcu");

/** Return the check items of a planned person for seat and period; empty when the user may not see their documents. */
function shownItems(
  { tour, person, asked, vessel }: Plan,
  facts: PersonFacts | undefined,
  actor: Actor,
  today: string,
) {
  const viewer = viewerOf(actor, person);
  if (!facts || !asked || extentOf(viewer, "professional") !== "full") return [];
  const wanted = { vesselId: vessel.id, moment: "plan" as const, from: tour.startDate, to: tour.endDate };
  return shownToViewer(checkCompliance(factsFor(facts, asked, wanted, today)), viewer);
}

function lacksOf(plan: Plan, { items, standing }: Judged, actor: Actor): Lack[] {
  const { tour, person, asked, scanned, principalAskedOn, seafarerAskedOn, scheduleState } = plan;
  const viewer = viewerOf(actor, person);
  const sight = {
    professional: extentOf(viewer, "professional") === "full",
    travel: extentOf(viewer, "travel") === "full",
    medical: extentOf(viewer, "medical") === "full",
  };
  return [
    ...answersMissing({ ...tour, principalAskedOn, seafarerAskedOn }),
    ...checkMissing(items),
    ...(standing ? preparationMissing({ ...standing, mcu: tellsOfHealth(actor, person) ? standing.mcu : null }) : []),
    ...travelMissing(can(actor, "scheduling:view") ? scheduleState : null),
    ...(asked && scanned ? scansMissing(asked.requirements, scanned, sight) : []),
  ];
}

const sensitive = ["suitability", "medical"] as const satisfies readonly FieldClass[];

/**
 * List everyone who leaves or joins a vessel in a window, with missing items. Runs three queries and records sensitive
 * reads.
 * @throws not-found
 */
export async function crewChangeOf(
  { db, actor, now, locale }: Asking,
  operation: string,
  { vesselId, ...window }: Period & { vesselId: number },
): Promise<CrewChangeList & { divisionId: number }> {
  const today = dayOf(now);
  const reader = readerOf(actor);
  const found = await selectTours(db, actor, { vesselId, from: window.from });
  const [first] = found;
  if (!first) throw notFound("vessels.notFound");
  const rows = found.map((row) => (row.tour && !isShown(row.tour, reader, today) ? { ...row, tour: null } : row));
  const changes = seatChanges(rows, window, today);
  const plans = plansOf(changes);
  const ids = [...new Set(plans.map(({ person }) => person.id))];
  const facts = ids.length > 0 ? await complianceFactsOfThese(db, ids) : new Map<number, PersonFacts>();
  const prepared = await standingOf(
    db,
    plans.map(({ tour }) => tour.id),
  );
  const judged = plans.map((plan) => ({
    plan,
    items: shownItems(plan, facts.get(plan.person.id), actor, today),
    standing: prepared.get(plan.tour.id),
  }));
  await recordReads(
    db,
    { actor, now },
    operation,
    judged.map(({ plan, items }) => ({
      crewId: plan.person.id,
      classes: sensitive.filter((area) => items.some((item) => item.area === area && item.level !== "pass")),
    })),
  );
  const missing = new Map(judged.map(({ plan, ...own }) => [plan.tour.id, lacksOf(plan, own, actor)]));
  const { vessel, vesselType, principal, port } = first;
  return {
    vesselId,
    vesselName: vessel.name,
    vesselType,
    shipId: vessel.vesselTypeId,
    divisionId: vessel.divisionId,
    status: tabOf(vessel),
    principal,
    currentPort: port,
    ...window,
    ...viewOf(changes, missing, window, { today, locale }),
  };
}
