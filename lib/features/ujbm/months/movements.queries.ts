import { and, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import type { Settlement } from "../settlement.queries";
import type { Movement, SettlementDetail } from "./schema";

/** Return the people of assignments with dates on board. A person whose processing is stopped is not named. */
async function peopleOf(db: Executor, actor: Actor, ids: number[]) {
  const rows = await db
    .select({
      assignmentId: assignments.id,
      crewId: crew.id,
      name: crew.fullName,
      position: positions.nameEn,
      positionId: positions.name,
      joinedOn: sql<string | null>`${assignments.checkedInOn}::text`,
      leftOn: sql<string | null>`${assignments.checkedOutOn}::text`,
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .leftJoin(crew, and(eq(crew.id, assignments.crewId), hideStopped(actor)))
    .where(anyOf(assignments.id, ids));
  return new Map(rows.map((row) => [row.assignmentId, row]));
}

const unfilled = { crewId: null, name: null, position: null, positionId: null, joinedOn: null, leftOn: null };

/** Add readable details to settlements: joins and leaves by day. One query. */
export async function settlementDetails(
  db: Executor,
  actor: Actor,
  settlements: readonly Settlement[],
): Promise<SettlementDetail[]> {
  const ids = settlements.flatMap(({ effects }) => effects.flatMap(({ assignmentId }) => assignmentId ?? []));
  const people = ids.length > 0 ? await peopleOf(db, actor, ids) : new Map<number, never>();
  return settlements.map(
    ({ vesselId, vesselName, month, crew: persons, days, rate, paidManDays, actualManDays, effects }) => {
      const movements = effects.map(({ assignmentId, manDays }): Movement => {
        const movedPerson = assignmentId === null ? undefined : people.get(assignmentId);
        return { month, ...unfilled, ...movedPerson, assignmentId, manDays };
      });
      const first = ({ joinedOn, leftOn }: Movement) => (joinedOn && joinedOn >= month ? joinedOn : (leftOn ?? "9999"));
      movements.sort(
        (one, other) => first(one).localeCompare(first(other)) || (one.assignmentId ?? 0) - (other.assignmentId ?? 0),
      );
      return { vesselId, vesselName, month, crew: persons, days, rate, paidManDays, actualManDays, movements };
    },
  );
}
