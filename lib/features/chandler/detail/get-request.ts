import { eq } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { chandlerRequests } from "@/db/schema/chandler";
import { dayOf } from "@/lib/platform/calendar/dates";
import { holidaysOf } from "@/lib/platform/calendar/working-days";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { actionsFor } from "../actions.rules";
import { isShortNotice, leadDays, vendorDays } from "../lead-time.rules";
import { headCountOf, nextPortOf } from "../head-count-and-port.queries";
import { toResponse, selectRequests, visibleTo, type RequestWithVessel } from "../queries";
import { requestIdInput } from "../schema";
import { isFinal, nextOf } from "../status.rules";
import { vendorSearchTimes } from "./vendor-search.rules";
import { filesOf, nameOf, timelineOf } from "./queries";
import { requestDetail } from "./schema";

/** Return the vendor's working days until delivery and the usual lead time. */
function leadTimeOf({ request }: Pick<RequestWithVessel, "request">, today: string) {
  const from = isFinal(request.status) ? request.requestedOn : today;
  const [first, last] = [request.requestedOn, request.deliverOn].map((day) => Number(day.slice(0, 4)));
  const lead = { days: leadDays(process.env), holidays: holidaysOf(process.env, first ?? 0, last ?? 0) };
  return {
    vendorDays: vendorDays(from, request.deliverOn, lead.holidays),
    leadDays: lead.days,
    isShortNotice: isShortNotice(request.requestedOn, request.deliverOn, lead),
  };
}

/** Return a request with files, timeline and next steps. Document 3 §2, §7 @throws not-found */
export const getRequest = read({
  name: "chandler.get-request",
  access: "chandler:view",
  input: requestIdInput,
  output: requestDetail,
  async run({ db, actor, now }, { shipChandlerId }) {
    const [row] = await selectRequests(
      db,
      allConditions(eq(chandlerRequests.id, shipChandlerId), visibleTo(actor)),
      [],
    );
    if (!row) throw notFound("chandler.notFound");
    const { request, vessel } = row;
    const today = dayOf(now);
    const [history, kinds, headCountNow, nextPort, proposedBy] = await Promise.all([
      timelineOf(db, request.id),
      filesOf(db, [request.requestFileId, ...(request.vendorFileId ? [request.vendorFileId] : [])]),
      headCountOf(db, vessel.id),
      nextPortOf(db, vessel.id, today),
      nameOf(db, request.proposedBy),
    ]);
    const fileOf = (id: string, fileName: string) => ({
      fileName,
      ...requirePresent(
        kinds.find(({ fileId }) => fileId === id),
        "file of a request",
      ),
    });
    return {
      ...toResponse(row, today),
      ...leadTimeOf(row, today),
      ...vendorSearchTimes(history),
      next: nextOf(request.status),
      allowedActions: actionsFor(actor, request.status),
      isFinal: isFinal(request.status),
      requestFile: fileOf(request.requestFileId, request.requestFileName),
      vendorFile: request.vendorFileId ? fileOf(request.vendorFileId, request.vendorFileName ?? "") : null,
      headCountNow,
      nextPort,
      proposedBy,
      proposedAt: request.proposedAt,
      copiedFromId: request.copiedFromId,
      history,
    };
  },
});
