import type { Executor } from "@/db/client";
import type { FieldClass } from "@/db/enums/crew";
import { can, type Actor } from "@/lib/access/actor";
import { factsFor, type PersonFacts } from "@/lib/features/crew/compliance/check-facts.rules";
import type { CheckItem } from "@/lib/features/crew/compliance/check-item.rules";
import { complianceFactsByIds } from "@/lib/features/crew/compliance/queries";
import { checkCompliance } from "@/lib/features/crew/compliance/rules";
import { itemsForViewer } from "@/lib/features/crew/compliance/visibility.rules";
import { extentOf, viewerOf } from "@/lib/features/crew/fields.rules";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { joinerVisibilityOf } from "@/lib/features/preparation/visibility.rules";
import { preparationProgressOf, type PreparationProgress } from "@/lib/features/preparation/progress.queries";
import { tabOf } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Period } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { tableViewerOf } from "../planning/table-viewer.rules";
import { isVisibleToViewer } from "../planning/seat-table.rules";
import {
  answersMissing,
  checkMissing,
  preparationMissing,
  scansMissing,
  travelMissing,
  type MissingItem,
} from "./missing-items.rules";
import { selectChangeRows } from "./queries";
import type { CrewChangeList } from "./schema";
import { plannedRowsOf, seatChanges, crewChangeView } from "./view.rules";

type Asking = { db: Executor; actor: Actor; now: Date; locale: Locale };
type Plan = ReturnType<typeof plannedRowsOf>[number];
/** A plan's check as the user may see it, and its preparation status. */
type Judged = { items: readonly CheckItem[]; preparationStatus: PreparationProgress | undefined };

const canViewHealth = (actor: Actor, person: Plan["person"]) => joinerVisibilityOf(actor, person).items.includes("mcu");

/** Return the check items of a planned person for seat and period; empty when the user may not see their documents. */
function shownItems(
  { assignment, person, asked: requiredCertificates, vessel }: Plan,
  facts: PersonFacts | undefined,
  actor: Actor,
  today: string,
) {
  const viewer = viewerOf(actor, person);
  if (!facts || !requiredCertificates || extentOf(viewer, "professional") !== "full") return [];
  const checkQuery = {
    vesselId: vessel.id,
    moment: "plan" as const,
    from: assignment.startDate,
    to: assignment.endDate,
  };
  return itemsForViewer(checkCompliance(factsFor(facts, requiredCertificates, checkQuery, today)), viewer);
}

function missingItemsOf(plan: Plan, { items, preparationStatus }: Judged, actor: Actor): MissingItem[] {
  const { assignment, person, asked, scanned, principalAskedOn, seafarerAskedOn, scheduleState } = plan;
  const viewer = viewerOf(actor, person);
  const visibility = {
    professional: extentOf(viewer, "professional") === "full",
    travel: extentOf(viewer, "travel") === "full",
    medical: extentOf(viewer, "medical") === "full",
  };
  return [
    ...answersMissing({ ...assignment, principalAskedOn, seafarerAskedOn }),
    ...checkMissing(items),
    ...(preparationStatus
      ? preparationMissing({ ...preparationStatus, mcu: canViewHealth(actor, person) ? preparationStatus.mcu : null })
      : []),
    ...travelMissing(can(actor, "scheduling:view") ? scheduleState : null),
    ...(asked && scanned ? scansMissing(asked.requirements, scanned, visibility) : []),
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
  const reader = tableViewerOf(actor);
  const changeRows = await selectChangeRows(db, actor, { vesselId, from: window.from });
  const [first] = changeRows;
  if (!first) throw notFound("vessels.notFound");
  const rows = changeRows.map((row) =>
    row.assignment && !isVisibleToViewer(row.assignment, reader, today) ? { ...row, assignment: null } : row,
  );
  const changes = seatChanges(rows, window, today);
  const plans = plannedRowsOf(changes);
  const ids = [...new Set(plans.map(({ person }) => person.id))];
  const facts = ids.length > 0 ? await complianceFactsByIds(db, ids) : new Map<number, PersonFacts>();
  const prepared = await preparationProgressOf(
    db,
    plans.map(({ assignment }) => assignment.id),
  );
  const judged = plans.map((plan) => ({
    plan,
    items: shownItems(plan, facts.get(plan.person.id), actor, today),
    preparationStatus: prepared.get(plan.assignment.id),
  }));
  await recordSensitiveReads(
    db,
    { actor, now },
    operation,
    judged.map(({ plan, items }) => ({
      crewId: plan.person.id,
      classes: sensitive.filter((area) => items.some((item) => item.area === area && item.level !== "pass")),
    })),
  );
  const missing = new Map(judged.map(({ plan, ...own }) => [plan.assignment.id, missingItemsOf(plan, own, actor)]));
  const { vessel, vesselType, principal, port } = first;
  return {
    vesselId,
    vesselName: vessel.name,
    vesselType,
    vesselTypeId: vessel.vesselTypeId,
    divisionId: vessel.divisionId,
    status: tabOf(vessel),
    principal,
    currentPort: port,
    ...window,
    ...crewChangeView(changes, missing, window, { today, locale }),
  };
}
