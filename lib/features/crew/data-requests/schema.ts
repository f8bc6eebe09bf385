import { z } from "zod";
import { subjectKinds } from "@/db/enums/crew";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, optionalText, requiredText } from "@/lib/platform/validation";
import { asRecord, ofEmployee, crewRecordId } from "../schema";

/** expired: an approved export nobody may fetch any more. done: erased, stopped or resumed. */
const subjectStates = ["open", "approved", "expired", "refused", "done"] as const;
export type SubjectState = (typeof subjectStates)[number];
export const subjectDecisions = ["Approved", "Rejected"] as const;

export const subjectForm = z.object({
  kind: z.enum(subjectKinds, { error: "validation.required" }),
  reason: requiredText(500),
});
export const requestSubjectInput = ofEmployee(subjectForm.extend({ employeeId: crewRecordId }));
export const subjectDecisionForm = z
  .object({ decision: z.enum(subjectDecisions, { error: "validation.required" }), reason: optionalText(500) })
  .refine(({ decision, reason }) => decision !== "Rejected" || reason !== null, {
    path: ["reason"],
    error: "validation.required",
    when: () => true,
  });
export const decideSubjectInput = z.preprocess(asRecord, subjectDecisionForm.safeExtend({ id: crewRecordId }));
export const subjectRequestId = z.object({ id: crewRecordId });
export const subjectAsked = z.object({ id: z.number(), employeeId: z.number() });
export const subjectDecided = subjectAsked.extend({ decision: z.enum(subjectDecisions) });

const person = z.string().nullable();
const subjectRequest = z.object({
  ...{ id: z.number(), employeeId: z.number(), employeeNumber: z.string(), fullName: z.string() },
  kind: z.enum(subjectKinds),
  state: z.enum(subjectStates),
  reason: z.string(),
  ...{
    createdAt: z.date(),
    createdBy: person,
    dueAt: z.date(),
    decidedAt: z.date().nullable(),
    decidedBy: person,
    refusedReason: person,
  },
  ...{ canDecide: z.boolean(), canDownload: z.boolean() },
});
export type SubjectRequest = z.output<typeof subjectRequest>;

export const subjectTabs = ["open", "decided"] as const;
export const listSubjectRequestsInput = z.object({
  ...listInput(10),
  state: z.enum(subjectTabs).catch("open").default("open"),
  kind: z.preprocess(blankToUndefined, z.enum(subjectKinds).optional()),
});
/** counts: both tabs under the same keyword and kind. */
export const subjectRequestPage = pageOf(subjectRequest).extend({ counts: z.record(z.enum(subjectTabs), z.number()) });

/** null where the viewer has nothing to do with it. obstacles: why a wish cannot be met now, as message keys by kind. */
export const subjectPanel = z
  .object({
    isOwn: z.boolean(),
    mayAsk: z.boolean(),
    isErased: z.boolean(),
    isStopped: z.boolean(),
    obstacles: z.record(z.enum(subjectKinds), z.array(z.string())),
    requests: z.array(subjectRequest),
  })
  .nullable();
export type SubjectPanel = z.output<typeof subjectPanel>;
