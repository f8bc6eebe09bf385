import { and, desc, eq, gte, isNotNull, isNull, sql, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf, isAnyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { lookups } from "@/db/schema/lookups";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import type { Actor } from "@/lib/access/actor";
import { newestRoute, newestVoyage } from "@/lib/features/vessels/location.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { AppError, notFound } from "@/lib/platform/errors";
import type { VoyageEntry } from "./schema";

type LogFilters = {
  portId?: number[] | undefined;
  navigationStatusId?: number[] | undefined;
  since?: Date | undefined;
};

/** Match a vessel's log entries under the filters. */
const matchesLogFilters = (vesselId: SQLWrapper | number, { portId, navigationStatusId, since }: LogFilters) =>
  allConditions(
    eq(voyageEntries.vesselId, vesselId),
    isAnyOf(voyageEntries.portId, portId),
    isAnyOf(voyageEntries.navigationStatusId, navigationStatusId),
    since ? gte(voyageEntries.recordedAt, since) : undefined,
  );

/**
 * Read a vessel's location, route and number of filtered entries.
 * @throws not-found for a vessel the actor may not see
 */
export async function findHeader(db: Executor, actor: Actor, vesselId: number, filters: LogFilters = {}) {
  const voyage = newestVoyage(db);
  const route = newestRoute(db);
  const [row] = await db
    .select({
      vesselId: vessels.id,
      vesselName: vessels.name,
      origin: route.origin,
      destination: route.destination,
      voyageNumber: route.voyageNumber,
      arrivesAt: route.arrivesAt,
      currentLocation: voyage.port,
      navigationStatus: voyage.navigationStatus,
      navigationStatusNameId: voyage.navigationStatusNameId,
      recordedAt: voyage.recordedAt,
      total: sql<number>`(select count(*)::int from ${voyageEntries} where ${matchesLogFilters(vessels.id, filters)})`,
    })
    .from(vessels)
    .leftJoinLateral(voyage, sql`true`)
    .leftJoinLateral(route, sql`true`)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
  if (!row) throw notFound("vessels.notFound");
  const { total, ...header } = row;
  return { header, total };
}

const statuses = alias(lookups, "statuses");
const ports = alias(lookups, "ports");
const origins = alias(lookups, "origins");
const destinations = alias(lookups, "destinations");

/** Select a page of filtered log entries, newest first. */
export async function listEntries(
  db: Executor,
  vesselId: number,
  { pageNumber, pageSize, ...filters }: { pageNumber: number; pageSize: number } & LogFilters,
): Promise<VoyageEntry[]> {
  const rows = await db
    .select({
      id: voyageEntries.id,
      vesselId: voyageEntries.vesselId,
      navigationStatusId: voyageEntries.navigationStatusId,
      navigationStatus: statuses.name,
      navigationStatusNameId: statuses.nameId,
      portId: voyageEntries.portId,
      port: ports.name,
      originPortId: voyageEntries.originPortId,
      originPort: origins.name,
      destinationPortId: voyageEntries.destinationPortId,
      destinationPort: destinations.name,
      voyageNumber: voyageEntries.voyageNumber,
      arrivesAt: voyageEntries.arrivesAt,
      recordedAt: voyageEntries.recordedAt,
      note: voyageEntries.note,
      createdByName: fullNameOf(users),
      createdAt: voyageEntries.createdAt,
    })
    .from(voyageEntries)
    .innerJoin(statuses, eq(statuses.id, voyageEntries.navigationStatusId))
    .innerJoin(ports, eq(ports.id, voyageEntries.portId))
    .leftJoin(origins, eq(origins.id, voyageEntries.originPortId))
    .leftJoin(destinations, eq(destinations.id, voyageEntries.destinationPortId))
    .leftJoin(users, eq(users.id, voyageEntries.createdBy))
    .where(matchesLogFilters(vesselId, filters))
    .orderBy(desc(voyageEntries.recordedAt), desc(voyageEntries.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return rows.map((row) => ({ ...row, isHeader: false }));
}

type Choices = {
  navigationStatusId: number;
  portId: number;
  originPortId: number | null;
  destinationPortId: number | null;
};

/** Require an active navigation status and port. @throws invalid on their fields */
export async function assertChoicesOffered(db: Transaction, chosen: Choices) {
  const { navigationStatusId, portId, originPortId, destinationPortId } = chosen;
  const ids = [navigationStatusId, portId, originPortId, destinationPortId].filter((id) => id !== null);
  const options = await db
    .select({ id: lookups.id, kind: lookups.kind })
    .from(lookups)
    .where(and(anyOf(lookups.id, ids), isNotNull(lookups.approvedAt), isNull(lookups.retiredAt)));
  const isOffered = (id: number | null, kind: "port" | "navigation-status") =>
    id === null || options.some((option) => option.id === id && option.kind === kind);
  const invalidFields = [
    ...(isOffered(navigationStatusId, "navigation-status") ? [] : ["navigationStatusId"]),
    ...(isOffered(portId, "port") ? [] : ["portId"]),
    ...(isOffered(originPortId, "port") ? [] : ["originPortId"]),
    ...(isOffered(destinationPortId, "port") ? [] : ["destinationPortId"]),
  ];
  if (invalidFields.length > 0)
    throw new AppError(
      "invalid",
      "errors.invalid",
      {},
      invalidFields.map((path) => ({ path, message: "vessels.choiceUnknown" })),
    );
}
