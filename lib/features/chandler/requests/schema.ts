import { z } from "zod";
import { listInput } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, recordId } from "@/lib/platform/validation";

const requestListKinds = ["open", "history"] as const;
/** Open requests that need action: late, not taken up, reported as received. */
export const requestWaits = ["late", "submitted", "received"] as const;
export type RequestWait = (typeof requestWaits)[number];
/** requested: day it was created, newest first; delivery: requested delivery day. */
export const requestSorts = ["requested", "delivery"] as const;

export const listRequestsInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, vesselId: blankToUndefined(body.vesselId ?? body.vesselid) };
  },
  z.object({
    ...listInput(10),
    list: z.enum(requestListKinds).default("open"),
    vesselId: recordId.optional(),
    waiting: z.preprocess(blankToUndefined, z.enum(requestWaits).optional()),
    sort: z.enum(requestSorts).default("requested"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
);
export type ListRequests = z.output<typeof listRequestsInput>;
