import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { lookups } from "@/db/schema/lookups";
import { vessels } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";

const ports = alias(lookups, "ports");
const navigationStatuses = alias(lookups, "navigation_statuses");
const origins = alias(lookups, "origins");
const destinations = alias(lookups, "destinations");

const newest = [desc(voyageEntries.recordedAt), desc(voyageEntries.id)];

/** Join each vessel with its current location: the newest voyage entry. */
export const newestVoyage = (db: Executor) =>
  db
    .select({
      portId: voyageEntries.portId,
      port: sql<string>`${ports.name}`.as("current_port"),
      navigationStatus: sql<string>`${navigationStatuses.name}`.as("navigation_status"),
      navigationStatusNameId: sql<string | null>`${navigationStatuses.nameId}`.as("navigation_status_indonesian"),
      recordedAt: voyageEntries.recordedAt,
    })
    .from(voyageEntries)
    .innerJoin(ports, eq(ports.id, voyageEntries.portId))
    .innerJoin(navigationStatuses, eq(navigationStatuses.id, voyageEntries.navigationStatusId))
    .where(eq(voyageEntries.vesselId, vessels.id))
    .orderBy(...newest)
    .limit(1)
    .as("newest_voyage");

/** Join each vessel with its route: the newest entry with origin or destination, as many entries have neither. */
export const newestRoute = (db: Executor) =>
  db
    .select({
      origin: sql<string | null>`${origins.name}`.as("route_origin"),
      destinationPortId: voyageEntries.destinationPortId,
      destination: sql<string | null>`${destinations.name}`.as("route_destination"),
      voyageNumber: voyageEntries.voyageNumber,
      arrivesAt: voyageEntries.arrivesAt,
    })
    .from(voyageEntries)
    .leftJoin(origins, eq(origins.id, voyageEntries.originPortId))
    .leftJoin(destinations, eq(destinations.id, voyageEntries.destinationPortId))
    .where(
      and(
        eq(voyageEntries.vesselId, vessels.id),
        or(isNotNull(voyageEntries.originPortId), isNotNull(voyageEntries.destinationPortId)),
      ),
    )
    .orderBy(...newest)
    .limit(1)
    .as("newest_route");
