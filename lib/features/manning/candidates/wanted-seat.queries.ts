import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import type { Requirement } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { requirementsOf } from "@/lib/features/crew/compliance/queries";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import type { Assignment } from "../slots.rules";

type Keys = { vesselId: number; vesselCrewId: number; jobPositionId?: number | undefined };

/** Select the assignments of the outer query's seat, with the names the actor may see. */
const seatAssignmentsOf = (actor: Actor) => sql<(Assignment & { fullName: string | null })[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'seatId', a.seat_id, 'crewId', a.crew_id, 'slot', a.slot, 'startDate', a.start_date, 'endDate', a.end_date,
    'originalEndDate', a.original_end_date, 'durationMonths', a.duration_months, 'principalStatus', a.principal_status,
    'employeeStatus', a.employee_status, 'checkedInOn', a.checked_in_on, 'checkedOutOn', a.checked_out_on, 'handoverSince', a.handover_since,
    'fullName', (select ${crew.fullName} from ${crew} where ${crew.id} = a.crew_id and ${hideStopped(actor) ?? sql`true`})
  )), '[]')
  from assignments a where a.seat_id = ${seats.id} and a.slot not in ('history', 'cancelled')
)`;

/** Select the positions one rank below the outer query's position, in its department. */
const belowIds = sql<number[]>`(
  select coalesce(jsonb_agg(below.id), '[]') from positions below
  where below.division_id = ${positions.divisionId} and below.department = ${positions.department} and below.seniority = (
    select min(lower.seniority) from positions lower
    where lower.division_id = ${positions.divisionId} and lower.department = ${positions.department} and lower.seniority > ${positions.seniority}
  )
)`;

type Way = { actor: Actor; isOfPosition: boolean };
const selectSeat = preparedQuery(
  (db, { actor, isOfPosition }: Way) =>
    db
      .select({
        seatId: seats.id,
        removedAt: seats.removedAt,
        vessel: {
          id: vessels.id,
          name: vessels.name,
          divisionId: vessels.divisionId,
          vesselTypeId: vessels.vesselTypeId,
          principalId: vessels.principalId,
          operationAreaId: vessels.operationAreaId,
          payrollCategoryId: vessels.payrollCategoryId,
        },
        vesselType: { name: vesselTypes.name, nameId: vesselTypes.nameId },
        position: { id: positions.id, name: positions.name, nameEn: positions.nameEn, level: positions.level },
        principal: { name: principals.name, approvalPolicy: principals.approvalPolicy },
        seatAssignments: seatAssignmentsOf(actor),
        belowIds,
        requirements: sql<Requirement[]>`${requirementsOf(sql`${positions.id}`, sql`${vesselTypes.id}`)}`,
      })
      .from(seats)
      .innerJoin(vessels, eq(vessels.id, seats.vesselId))
      .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .leftJoin(principals, eq(principals.id, vessels.principalId))
      .where(
        and(
          eq(seats.id, sql.placeholder("vesselCrewId")),
          eq(seats.vesselId, sql.placeholder("vesselId")),
          isOfPosition ? eq(seats.positionId, sql.placeholder("jobPositionId")) : undefined,
          visibleTo(actor),
        ),
      ),
  ({ actor, isOfPosition }) => [visibilityKey(actor), isOfPosition],
);

/**
 * Read the seat to fill with its assignments, principal and certificate requirements, in one query.
 * @throws not-found
 */
export async function wantedSeatOf(db: Executor, actor: Actor, keys: Keys) {
  const { vesselId, vesselCrewId, jobPositionId } = keys;
  const [row] = await selectSeat(
    db,
    { vesselId, vesselCrewId, jobPositionId },
    { actor, isOfPosition: Boolean(jobPositionId) },
  );
  if (!row) throw notFound("manning.notFound");
  return row;
}
export type SelectedSeat = Awaited<ReturnType<typeof wantedSeatOf>>;
