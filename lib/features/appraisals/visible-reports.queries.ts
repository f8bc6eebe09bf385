import { eq, ne, or, sql, type SQL } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { appraisals } from "@/db/schema/appraisals";
import { assignments } from "@/db/schema/manning";
import { can, rowsOf, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";

/**
 * Return the reports visible to the actor, for queries that join vessels and crew: the office its division's, a head
 * the own vessel's, seafarers their own approved ones. Principals see none. product 5.11
 */
export function visibleAppraisals(actor: Actor, right: Permission = "appraisals:view"): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  if (actor.kind !== "user" || !can(actor, right)) return sql`false`;
  const rows = rowsOf(actor, "appraisals:view");
  const ownAppraisals = actor.crewId
    ? allConditions(eq(appraisals.crewId, actor.crewId), eq(appraisals.reviewStatus, "Approved"))
    : sql`false`;
  if (rows === "own-record") return ownAppraisals;
  const divisionAppraisals = allConditions(visibleTo(actor), hideStopped(actor));
  if (rows !== "own-vessel") return divisionAppraisals;
  const ofOthers = actor.crewId
    ? allConditions(divisionAppraisals, ne(appraisals.crewId, actor.crewId))
    : divisionAppraisals;
  return or(ownAppraisals, ofOthers) ?? ofOthers;
}

/**
 * Return the assignments the actor may report on, for queries that join assignments, vessels and crew; never the own.
 */
export function visibleAssignments(actor: Actor, right: Permission = "appraisals:view"): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  if (actor.kind !== "user" || !can(actor, right)) return sql`false`;
  const rows = rowsOf(actor, "appraisals:view");
  if (rows === "own-record") return sql`false`;
  const notOwnAssignment = rows === "own-vessel" && actor.crewId ? ne(assignments.crewId, actor.crewId) : undefined;
  return allConditions(visibleTo(actor), hideStopped(actor), notOwnAssignment);
}
