import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { manningColumns } from "@/lib/features/vessels/on-board.queries";
import { newestVoyage } from "@/lib/features/vessels/location.queries";
import type { PlanningStatus } from "./status.rules";
import type { listVesselPlanningInput } from "./schema";
import { failedCheckup } from "./failed-checkup.queries";
import { vesselStates, vesselPendingAnswers } from "./vessel-states.queries";

type Input = z.output<typeof listVesselPlanningInput>;
type Page = Pick<Input, "sort" | "order" | "pageNumber" | "pageSize">;

const pending = sql<number>`coalesce(waits.pending, 0)`;
const pendingForPrincipal = sql<number>`coalesce(waits.for_principal, 0)`;
/** Return an instant as text, because raw SQL values skip the driver's date parsing. */
const instantText = (value: SQL) =>
  sql<string | null>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const isOfStatus: Record<PlanningStatus, SQL> = {
  "Need Action": sql`states.action_on is not null`,
  "On Planning": sql`states.action_on is null and states.plan_on is not null`,
  Planned: sql`states.action_on is null and states.plan_on is null`,
};

/** Filter by planning status, or by pending principal approval. */
export const matchesStatusFilter = ({
  planningStatus,
  waiting,
}: Pick<Input, "planningStatus" | "waiting">): SQL | undefined =>
  and(
    planningStatus && planningStatus.length > 0 ? or(...planningStatus.map((name) => isOfStatus[name])) : undefined,
    waiting ? sql`${pendingForPrincipal} > 0` : undefined,
  );

const byUrgency = {
  asc: [sql`states.action_on asc nulls last`, sql`states.plan_on asc nulls last`],
  desc: [sql`states.action_on desc nulls first`, sql`states.plan_on desc nulls first`],
};

/**
 * Select one page of vessels with location, seats and pending counts. Every row carries total and sum of the whole
 * list.
 */
export function selectVessels(db: Executor, where: SQL | undefined, today: string, page: Page) {
  const { sort, order, pageNumber, pageSize } = page;
  const voyage = newestVoyage(db);
  const direction = order === "asc" ? asc : desc;
  const orders = {
    name: vessels.name,
    type: vesselTypes.name,
    location: voyage.port,
    pending: sql`pending`,
    waiting: sql`waits.since`,
  };
  const ordered = sort === "urgency" ? byUrgency[order] : [sql`${direction(orders[sort])} nulls last`];
  return db
    .select({
      id: vessels.id,
      name: vessels.name,
      vesselTypeId: vessels.vesselTypeId,
      vesselType: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      principal: principals.name,
      currentLocation: voyage.port,
      ...manningColumns,
      pending: pending.as("pending"),
      pendingSince: instantText(sql`waits.since`),
      forPrincipal: pendingForPrincipal,
      forPrincipalSince: instantText(sql`waits.for_principal_since`),
      total: sql<number>`count(*) over ()::int`,
      totalPending: sql<number>`sum(${pending}) over ()::int`,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoin(vesselStates(today), sql`states.vessel_id = ${vessels.id}`)
    .leftJoin(vesselPendingAnswers, sql`waits.vessel_id = ${vessels.id}`)
    .leftJoinLateral(voyage, sql`true`)
    .where(where)
    .orderBy(...ordered, asc(vessels.name), asc(vessels.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
}

/** Count the vessels when a page lies beyond the end. */
export async function countVessels(db: Executor, where: SQL | undefined, today: string, pageNumber: number) {
  if (pageNumber === 1) return 0;
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(vessels)
    .leftJoin(vesselStates(today), sql`states.vessel_id = ${vessels.id}`)
    .leftJoin(vesselPendingAnswers, sql`waits.vessel_id = ${vessels.id}`)
    .where(where);
  return counted?.total ?? 0;
}

/** Match previous holders who have not signed off. */
const isStillOnBoard = and(
  inArray(assignments.slot, ["previous", "pre-previous"]),
  isNotNull(assignments.checkedInOn),
  isNull(assignments.checkedOutOn),
);

const seatHolders = preparedQuery(
  (db, actor: Actor) =>
    db
      .select({
        vesselId: seats.vesselId,
        seatId: seats.id,
        position: { name: positions.nameEn, nameId: positions.name },
        emptySince: sql<string>`coalesce(
        (select max(gone.checked_out_on) from assignments as gone where gone.seat_id = ${seats.id}),
        (${seats.createdAt} at time zone 'Asia/Jakarta')::date
      )::text`,
        assignment: assignments,
        fullName: crew.fullName,
        isUnprepared: sql<boolean>`${assignments.slot} is not distinct from 'next' and ${failedCheckup(assignments.id)}`,
      })
      .from(seats)
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .leftJoin(
        assignments,
        and(eq(assignments.seatId, seats.id), or(inArray(assignments.slot, ["current", "next"]), isStillOnBoard)),
      )
      .leftJoin(crew, and(eq(crew.id, assignments.crewId), hideStopped(actor)))
      .where(and(sql`${seats.vesselId} = any(${sql.placeholder("vesselIds")})`, isNull(seats.removedAt)))
      .orderBy(asc(positions.seniority), asc(positions.id), asc(seats.sequence), asc(seats.id)),
  visibilityKey,
);

/**
 * Select the seats of vessels with holder and Next, by rank, for the planning status. People the actor may not see have
 * no name.
 */
export const selectSeatHolders = (db: Executor, actor: Actor, vesselIds: readonly number[]) =>
  seatHolders(db, { vesselIds: [...vesselIds] }, actor);
export type SeatHolder = Awaited<ReturnType<typeof selectSeatHolders>>[number];
