import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { assignments, seats } from "@/db/schema/manning";
import { vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { newestVoyage } from "@/lib/features/vessels/place.queries";
import { seatCount } from "@/lib/features/vessels/queries";
import type { listVesselPlanningInput } from "./schema";

type Input = z.output<typeof listVesselPlanningInput>;

const plan = alias(assignments, "plan");
const planned = alias(seats, "planned");
const waitsForAnswer = and(
  eq(plan.vesselId, vessels.id),
  isNull(planned.removedAt),
  inArray(plan.slot, ["current", "next", "next-but-one"]),
  ne(plan.principalStatus, "Rejected"),
  ne(plan.employeeStatus, "Rejected"),
  or(eq(plan.principalStatus, "Pending"), eq(plan.employeeStatus, "Pending")),
);

/** Assignments of the vessel of the outer query that wait for an answer. product 5.2 "totalPendingData" */
const pending = sql<number>`(
  select count(*)::int from ${assignments} as ${plan} inner join ${seats} as ${planned} on ${eq(planned.id, plan.seatId)} where ${waitsForAnswer}
)`;

/** One page of vessels with place, seats and what waits; total and sum of the whole list stand in every row. */
export function selectVessels(db: Executor, where: SQL | undefined, { sort, order, pageNumber, pageSize }: Input) {
  const voyage = newestVoyage(db);
  const direction = order === "asc" ? asc : desc;
  const orders = { name: vessels.name, type: vesselTypes.name, location: voyage.port, pending: sql`pending` };
  const waiting = pending.as("pending");
  return db
    .select({
      id: vessels.id,
      name: vessels.name,
      shipId: vessels.vesselTypeId,
      vesselType: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      principal: principals.name,
      currentLocation: voyage.port,
      seats: seatCount,
      pending: waiting,
      total: sql<number>`count(*) over ()::int`,
      totalPending: sql<number>`sum(${pending}) over ()::int`,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoinLateral(voyage, sql`true`)
    .where(where)
    .orderBy(sql`${direction(orders[sort])} nulls last`, asc(vessels.name), asc(vessels.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
}

/** How many there are, asked for when a page lies behind the end and cannot tell. */
export const countVessels = async (db: Executor, where: SQL | undefined, pageNumber: number) =>
  pageNumber > 1 ? db.$count(vessels, where) : 0;

/** The seats of vessels with whoever is Current or Next: what a planning status is judged on. */
export const selectSeatHolders = (db: Executor, vesselIds: readonly number[]) =>
  db
    .select({ vesselId: seats.vesselId, seatId: seats.id, tour: assignments })
    .from(seats)
    .leftJoin(assignments, and(eq(assignments.seatId, seats.id), inArray(assignments.slot, ["current", "next"])))
    .where(and(anyOf(seats.vesselId, [...vesselIds]), isNull(seats.removedAt)));
