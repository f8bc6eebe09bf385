import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { can, type UserActor } from "@/lib/access/actor";
import { caseOf, listHref, type TaskKind } from "@/lib/platform/registry/task-kind";
import { matchesPreparation } from "./joiners/queries";
import { ofFilter } from "./mcu/queries";
import { overdueSince } from "./overdue-items.queries";
import type { Department } from "./readiness.rules";
import { countedItemsFor } from "./visibility.rules";

/** Who it is about, and on which vessel. */
const item = caseOf({ vessel: vessels.name, person: crew.fullName });

/** Joiners whose next preparation step is overdue. */
const latePreparationKind = (
  doer: Department,
  key: TaskKind["key"],
  isFor: (actor: UserActor) => boolean,
): TaskKind => ({
  key,
  about: "waiting",
  isNamed: true,
  isFor,
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: overdueSince({ today, among: countedItemsFor(actor) }, doer), item })
      .from(preparations)
      .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
      .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
      .innerJoin(crew, eq(crew.id, preparations.crewId))
      .where(matchesPreparation(actor, { late: doer }, today)),
  href: () => listHref("/dashboard/manning/onboard-preparation", { tab: "late", who: doer }),
});

/** Check-ups without a result some days after their date. product 5.13c */
const withoutResult: TaskKind = {
  key: "check-ups-without-result",
  about: "waiting",
  isNamed: true,
  isFor: (actor) => can(actor, "preparation:mcu"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: preparationMcus.scheduledOn, item })
      .from(preparationMcus)
      .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
      .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
      .innerJoin(crew, eq(crew.id, preparations.crewId))
      .where(ofFilter(actor, { overdueOn: today })),
  href: () => "/dashboard/manning/onboard-preparation/no-result",
};

/** Joiners within 14 days without a signed agreement. product 2.15 */
const withoutPkl: TaskKind = {
  key: "joiners-without-pkl",
  about: "joining",
  isNamed: true,
  isFor: (actor) => can(actor, "preparation:pkl"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: assignments.startDate, item })
      .from(preparations)
      .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
      .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
      .innerJoin(crew, eq(crew.id, preparations.crewId))
      .where(matchesPreparation(actor, { withoutPkl: true }, today)),
  href: () => listHref("/dashboard/manning/onboard-preparation", { tab: "without-pkl" }),
};

export const tasks: readonly TaskKind[] = [
  withoutResult,
  latePreparationKind("service", "late-check-ups", (actor) => can(actor, "preparation:mcu")),
  latePreparationKind("pde", "late-trainings", (actor) => can(actor, "preparation:bjst")),
  latePreparationKind("crewing", "late-agreements", (actor) => can(actor, "preparation:pkl")),
  withoutPkl,
];
