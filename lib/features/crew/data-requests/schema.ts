import { z } from "zod";
import { dataRequestKinds } from "@/db/enums/crew";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { optionalText, requiredText, listOfValues } from "@/lib/platform/validation";
import { asRecord, ofEmployee, crewRecordId } from "../schema";

/** expired: an approved export past its download days. done: erased, stopped or resumed. */
const dataRequestStates = ["open", "approved", "expired", "refused", "done"] as const;
export type DataRequestState = (typeof dataRequestStates)[number];
export const dataRequestDecisions = ["Approved", "Rejected"] as const;

export const dataRequestForm = z.object({
  kind: z.enum(dataRequestKinds),
  reason: requiredText(500),
});
export const makeDataRequestInput = ofEmployee(dataRequestForm.extend({ crewId: crewRecordId }));
export const dataRequestDecisionForm = z
  .object({ decision: z.enum(dataRequestDecisions), reason: optionalText(500) })
  .refine(({ decision, reason }) => decision !== "Rejected" || reason !== null, {
    path: ["reason"],
    error: "validation.required",
    when: () => true,
  });
export const decideDataRequestInput = z.preprocess(asRecord, dataRequestDecisionForm.safeExtend({ id: crewRecordId }));
export const dataRequestId = z.object({ id: crewRecordId });
export const dataRequestMade = z.object({ id: z.number(), crewId: z.number() });
export const dataRequestDecided = dataRequestMade.extend({ decision: z.enum(dataRequestDecisions) });

const person = z.string().nullable();
const dataRequest = z.object({
  id: z.number(),
  crewId: z.number(),
  employeeNumber: z.string(),
  fullName: z.string(),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  reason: z.string(),
  createdAt: z.date(),
  createdBy: person,
  dueAt: z.date(),
  decidedAt: z.date().nullable(),
  decidedBy: person,
  refusedReason: person,
  canDecide: z.boolean(),
  canDownload: z.boolean(),
});
export type DataRequest = z.output<typeof dataRequest>;

export const dataRequestTabs = ["open", "decided"] as const;
export const listDataRequestsInput = z.object({
  ...listInput(10),
  state: z.enum(dataRequestTabs).default("open"),
  kind: listOfValues(z.enum(dataRequestKinds)),
});
/** A page of data requests. counts: both tabs under the same keyword and kind. */
export const dataRequestPage = pageOf(dataRequest).extend({
  counts: z.record(z.enum(dataRequestTabs), z.number()),
  /** The total without keyword and filters; null if the list is not filtered. */
  outOf: z.number().nullable(),
});

/**
 * A person's data requests; null for a viewer without access. obstacles: why a request of a kind cannot be made or
 * approved now, as message keys.
 */
export const personDataRequests = z
  .object({
    isOwn: z.boolean(),
    mayAsk: z.boolean(),
    isErased: z.boolean(),
    isStopped: z.boolean(),
    obstacles: z.record(z.enum(dataRequestKinds), z.array(z.string())),
    requests: z.array(dataRequest),
  })
  .nullable();
export type PersonDataRequests = z.output<typeof personDataRequests>;
