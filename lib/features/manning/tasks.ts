import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, extensions } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { can, grantOfActor, type UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { caseOf, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import {
  asksSeafarer,
  awaitsPrincipal,
  awaitsSeafarer,
  awaitsSilentPrincipal,
  overstaysHandover,
  principalAskedAt,
  seafarerAskedAt,
} from "./approvals/waiting.queries";
import { isPending } from "./plans/extension-ends.queries";
import { awaitsDecisionBy } from "./extensions/queries";

/** Who it is about, and on which vessel. */
const item = caseOf({ vessel: vessels.name, person: crew.fullName });
const href = () => "/dashboard/vessel-management/answers";

/** Proposals that need the principal's answer. */
const proposalsToAnswer: TaskKind = {
  key: "proposals-to-answer",
  about: "waiting",
  urgent: "decision",
  isNamed: true,
  within: 2,
  isFor: (actor) => grantOfActor(actor, "approvals:decide-as-principal") === "O",
  waiting: ({ db, actor }) =>
    db
      .select({ day: localDayOf(principalAskedAt), item })
      .from(assignments)
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .innerJoin(crew, eq(crew.id, assignments.crewId))
      .where(and(awaitsPrincipal, visibleTo(actor), hideStopped(actor))),
  href,
};

const isOfPlans = (db: Executor, day: SQL<string>) =>
  db
    .select({ day, item })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId));

/** Principals who were asked and reminded, without an answer for four working days. */
const overduePrincipalAnswers: TaskKind = {
  key: "silent-principals",
  about: "waiting",
  isNamed: true,
  within: 4,
  isFor: (actor) => can(actor, "approvals:links"),
  waiting: ({ db, actor }) =>
    isOfPlans(db, localDayOf(principalAskedAt)).where(and(awaitsSilentPrincipal, visibleTo(actor), hideStopped(actor))),
  href,
};

/** Seafarers relieved over a week ago who have not signed off. product 5.2 */
const longHandovers: TaskKind = {
  key: "long-handovers",
  about: "waiting",
  isNamed: true,
  within: 7,
  isFor: (actor) => can(actor, "manning:change"),
  waiting: ({ db, actor, today }) =>
    isOfPlans(db, sql<string>`${assignments.handoverSince}`).where(
      and(overstaysHandover(today), visibleTo(actor), hideStopped(actor)),
    ),
  href,
};

const ownSchedule = ({ crewId }: UserActor) => `/dashboard/crew-management/${crewId}/details?tab=upcoming-schedule`;
const isSeafarer = (actor: UserActor) => Boolean(actor.crewId) && isAmong(actor, "seafarers");

/** Assignments that need the seafarer's answer. product 5.7 */
const ownAssignments: TaskKind = {
  key: "own-assignments",
  about: "waiting",
  urgent: "decision",
  isNamed: true,
  within: 5,
  isFor: (actor) => isSeafarer(actor) && grantOfActor(actor, "approvals:decide-as-employee") === "O",
  waiting: ({ db, actor }) =>
    isOfPlans(db, localDayOf(seafarerAskedAt)).where(and(eq(crew.id, actor.crewId ?? 0), asksSeafarer)),
  href: ownSchedule,
};

/** Extensions that need the seafarer's consent. product 5.3 */
const ownExtensions: TaskKind = {
  key: "own-extensions",
  about: "sign-off",
  urgent: "decision",
  isFor: (actor) => isSeafarer(actor) && can(actor, "extensions:request"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: extensions.originalDate })
      .from(extensions)
      .where(and(eq(extensions.crewId, actor.crewId ?? 0), isPending, eq(extensions.consent, "Pending"))),
  href: ownSchedule,
};

/** Seafarers who were asked, without an answer for days. */
const overdueSeafarerAnswers: TaskKind = {
  key: "silent-seafarers",
  about: "waiting",
  isNamed: true,
  within: 5,
  isFor: (actor) => can(actor, "approvals:links"),
  waiting: ({ db, actor, now }) =>
    db
      .select({ day: localDayOf(seafarerAskedAt), item })
      .from(assignments)
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .innerJoin(crew, eq(crew.id, assignments.crewId))
      .where(and(awaitsSeafarer(now), visibleTo(actor), hideStopped(actor))),
  href,
};

/** Extension requests to decide. */
const extensionsToDecide: TaskKind = {
  key: "extensions-to-decide",
  about: "sign-off",
  urgent: "decision",
  isNamed: true,
  within: 0,
  isFor: (actor) => can(actor, "extensions:decide"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: extensions.originalDate, item })
      .from(extensions)
      .innerJoin(vessels, eq(vessels.id, extensions.vesselId))
      .innerJoin(crew, eq(crew.id, extensions.crewId))
      .where(awaitsDecisionBy(actor)),
  href: () => "/dashboard/vessel-management/answers",
};

export const tasks: readonly TaskKind[] = [
  proposalsToAnswer,
  overduePrincipalAnswers,
  longHandovers,
  ownAssignments,
  ownExtensions,
  overdueSeafarerAnswers,
  extensionsToDecide,
];
