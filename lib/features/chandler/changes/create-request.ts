import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { chandlerRequests } from "@/db/schema/chandler";
import { vessels } from "@/db/schema/vessels";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { optionOf } from "@/lib/features/lookups/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { holidaysOf } from "@/lib/platform/calendar/working-days";
import { messageOf, notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { isShortNotice, leadDays } from "../lead-time.rules";
import { lockRequest, logRequest } from "../lock-request.queries";
import { notifyStatus } from "../mail.queries";
import { headCountOf } from "../head-count-and-port.queries";
import { visibleTo } from "../queries";
import { isFinal } from "../status.rules";
import { attachFileToRequest, copyFile, ownUpload } from "../uploads/queries";
import { createRequestInput, requestChanged } from "./schema";

type Input = z.output<typeof createRequestInput>;

/** Lock the vessel, so that it is not scrapped meanwhile. @throws not-found, rule for one out of operation */
async function vesselFor(db: Transaction, actor: Actor, vesselId: number) {
  const [vessel] = await db
    .select({ id: vessels.id, name: vessels.name, divisionId: vessels.divisionId, scrappedOn: vessels.scrappedOn })
    .from(vessels)
    .where(allConditions(eq(vessels.id, vesselId), visibleTo(actor, "chandler:request")))
    .for("share");
  if (!vessel) throw notFound("vessels.notFound");
  if (vessel.scrappedOn !== null) throw refused("chandler.scrapped");
  return vessel;
}

/** Require a future delivery day, and a reason for short notice. @throws invalid */
function assertInTime({ deliveryDate, shortNoticeReason }: Input, today: string) {
  if (deliveryDate < today) throw invalid({ path: "deliveryDate", message: "chandler.deliveryPassed" });
  const [from, to] = [today, deliveryDate].map((day) => Number(day.slice(0, 4)));
  const lead = { days: leadDays(process.env), holidays: holidaysOf(process.env, from ?? 0, Math.min(to ?? 0, 9999)) };
  if (shortNoticeReason === null && isShortNotice(today, deliveryDate, lead))
    throw invalid({ path: "shortNoticeReason", message: messageOf("chandler.shortNotice", { days: lead.days }) });
}

/** Return the request that a copy takes its file from. @throws not-found, rule for one that is still open */
async function sourceOf(db: Transaction, actor: Actor, { copyOf, vesselId }: Input) {
  if (copyOf === undefined) return null;
  const { request } = await lockRequest(db, actor, copyOf, "chandler:request");
  if (request.vesselId !== vesselId) throw notFound("chandler.notFound");
  if (!isFinal(request.status)) throw refused("chandler.copyOpen");
  return request;
}

/**
 * Create a chandler request from an uploaded workbook and notify service. Document 3 §5, §7, product 5.13b @throws
 * not-found, invalid, rule for a vessel out of operation
 */
export const createRequest = write({
  name: "chandler.create-request",
  access: "chandler:request",
  input: createRequestInput,
  output: requestChanged,
  async run(scope, input) {
    const { db, actor, now, audit } = scope;
    const vessel = await vesselFor(db, actor, input.vesselId);
    const today = dayOf(now);
    assertInTime(input, today);
    const source = await sourceOf(db, actor, input);
    const port = await optionOf(db, "port", input.portId, "portId");
    const file =
      source?.requestFileId === input.requestedAttachmentId
        ? await copyFile(db, source.requestFileId)
        : await ownUpload(scope, input.requestedAttachmentId, {
            as: "request",
            name: input.requestedAttachmentFileName,
            path: "requestedAttachmentId",
          });
    const userId = userIdOf(actor);
    const [request] = await db
      .insert(chandlerRequests)
      .values({
        vesselId: vessel.id,
        requesterName: input.requesterName,
        requesterEmail: input.requesterEmail,
        requestedOn: today,
        deliverOn: input.deliveryDate,
        period: input.periodFrom,
        portId: port.id,
        headCount: await headCountOf(db, vessel.id),
        shortNoticeReason: input.shortNoticeReason,
        requestFileId: file.id,
        requestFileName: file.name,
        copiedFromId: source?.id ?? null,
        createdAt: now,
        createdBy: userId,
        updatedAt: now,
        updatedBy: userId,
      })
      .returning();
    if (!request) throw new Error("request was not stored");
    const { id } = request;
    await attachFileToRequest(db, id, file);
    await logRequest(scope, id, { event: "created", from: null, to: request.status });
    const mailIds = await notifyStatus(scope, { request, vessel, port: { id: port.id, name: port.name } }, null);
    audit({
      subject: id,
      divisionId: vessel.divisionId,
      after: {
        vesselId: vessel.id,
        status: request.status,
        deliverOn: request.deliverOn,
        period: request.period,
        portId: port.id,
        copiedFromId: request.copiedFromId,
      },
    });
    return { id, shipChandlerId: id, status: request.status, version: request.version, mailIds };
  },
});
