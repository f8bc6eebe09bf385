import { eq, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { chandlerStatuses } from "@/db/enums/chandler";
import { allConditions } from "@/db/all-conditions";
import { chandlerRequests } from "@/db/schema/chandler";
import { lookups } from "@/db/schema/lookups";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { RequestRow } from "./schema";
import { isFinal } from "./status.rules";

/** Restrict requests to visible vessels; a head to their own. For queries that join vessels. product 5.11, 5.12 */
export function visibleTo(actor: Actor, right: Permission = "chandler:view"): SQL {
  return can(actor, right) ? vesselsVisibleTo(actor) : sql`false`;
}

/** Match open requests; delivered and cancelled ones are history. */
export const isOpen = sql`${chandlerRequests.status} not in ('Delivered', 'Cancel')`;
/** Match late requests: delivery day passed and not delivered. */
export const isLateOn = (today: string): SQL =>
  allConditions(isOpen, sql`${chandlerRequests.deliverOn} < ${today}::date`);

export const selectRequests = (db: Executor, where: SQL | undefined, order: readonly SQL[]) =>
  db
    .select({
      request: chandlerRequests,
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
      port: { id: lookups.id, name: lookups.name },
    })
    .from(chandlerRequests)
    .innerJoin(vessels, eq(vessels.id, chandlerRequests.vesselId))
    .innerJoin(lookups, eq(lookups.id, chandlerRequests.portId))
    .where(where)
    .orderBy(...order);
export type RequestWithVessel = Awaited<ReturnType<typeof selectRequests>>[number];

/** Map a request to the documented names. @param today yyyy-MM-dd */
export function toResponse({ request, vessel, port }: RequestWithVessel, today: string): RequestRow {
  const daysLeft = daysBetween(today, request.deliverOn);
  return {
    id: request.id,
    shipChandlerId: request.id,
    requesterName: request.requesterName,
    requesterEmail: request.requesterEmail,
    requestedDate: request.requestedOn,
    requestedDeliveryDate: request.deliverOn,
    receivedDate: request.receivedOn,
    portId: port.id,
    portOfCall: port.name,
    period: formatDate(request.period, "en", "month"),
    periodFrom: request.period,
    vendorName: request.vendorName,
    status: request.status,
    vesselId: vessel.id,
    vesselName: vessel.name,
    requestedAttachmentFileName: request.requestFileName,
    requstedAttachmentId: request.requestFileId,
    approvedVendorAttachmentFileId: request.vendorFileId,
    approvedVendorAttachmentFileName: request.vendorFileName,
    rejectReason: request.cancelReason,
    shortNoticeReason: request.shortNoticeReason,
    proposedReceivedDate: request.proposedOn,
    headCount: request.headCount,
    step: request.status === "Cancel" ? 0 : chandlerStatuses.indexOf(request.status) + 1,
    daysLeft,
    isLate: daysLeft < 0 && !isFinal(request.status),
    version: request.version,
  };
}

/** Whether the actor may read a request's files: all who may see the request. */
export async function mayReadRequestFiles(
  db: Executor,
  actor: Actor,
  { subjectId }: { subjectId: number | null },
): Promise<boolean> {
  if (subjectId === null) return false;
  const rows = await selectRequests(db, allConditions(eq(chandlerRequests.id, subjectId), visibleTo(actor)), []);
  return rows.length > 0;
}
