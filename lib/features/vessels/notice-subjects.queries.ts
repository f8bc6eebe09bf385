import { eq, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { vessels } from "@/db/schema/vessels";
import { can, type UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { hideStopped } from "@/lib/features/crew/queries";
import { existsIn, mailSubjectId } from "@/lib/platform/registry/notice-subject";
import { visibleTo } from "./queries";

type Table = { id: SQLWrapper; vesselId: SQLWrapper; crewId: SQLWrapper } & SQLWrapper;

export const joinVesselAndCrew = ({ vesselId, crewId }: Pick<Table, "vesselId" | "crewId">) =>
  sql`join ${vessels} on ${vessels.id} = ${vesselId} join ${crew} on ${crew.id} = ${crewId}`;

/**
 * Condition for events of a person on a vessel: viewers of the vessel with the permission, unless the person is
 * stopped; and the person.
 */
export const concernsActor = (actor: UserActor, right?: Permission): SQL => {
  const isAllowed = right === undefined || can(actor, right);
  const isVisible = isAllowed ? allConditions(visibleTo(actor), hideStopped(actor)) : sql`false`;
  return actor.crewId ? (or(eq(crew.id, actor.crewId), isVisible) ?? isVisible) : isVisible;
};

/** Condition for a record of an assignment, which names the vessel and the person. */
export const ofAssignmentRecord =
  (table: Table, right?: Permission) =>
  (actor: UserActor): SQL =>
    existsIn(
      sql`${table} ${joinVesselAndCrew(table)}`,
      allConditions(sql`${table.id} = ${mailSubjectId}`, concernsActor(actor, right)),
    );
