import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { can, grantedTo } from "@/lib/access/actor";
import { unlessStopped } from "@/lib/features/crew/queries";
import {
  awaitsPrincipal,
  awaitsSeafarer,
  principalAskedAt,
  seafarerAskedAt,
} from "@/lib/features/manning/approvals/waiting.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { dayIn, type TaskKind } from "../queries";

const href = () => "/dashboard/vessel-management/answers";

/** What a principal is asked about the own fleet. */
export const proposalsToAnswer: TaskKind = {
  key: "proposals-to-answer",
  about: "waiting",
  within: 2,
  isFor: (actor) => grantedTo(actor, "approvals:decide-as-principal") === "O",
  waiting: ({ db, actor }) =>
    db
      .select({ day: dayIn(principalAskedAt) })
      .from(assignments)
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .innerJoin(crew, eq(crew.id, assignments.crewId))
      .where(and(awaitsPrincipal, visibleTo(actor), unlessStopped(actor))),
  href,
};

/** Seafarers who were asked and have said nothing for days. */
export const silentSeafarers: TaskKind = {
  key: "silent-seafarers",
  about: "waiting",
  within: 5,
  isFor: (actor) => can(actor, "approvals:links"),
  waiting: ({ db, actor, now }) =>
    db
      .select({ day: dayIn(seafarerAskedAt) })
      .from(assignments)
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .innerJoin(crew, eq(crew.id, assignments.crewId))
      .where(and(awaitsSeafarer(now), visibleTo(actor), unlessStopped(actor))),
  href,
};
