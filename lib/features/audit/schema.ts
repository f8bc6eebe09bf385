import { z } from "zod";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { isDay } from "@/lib/platform/calendar/dates";
import { booleanInput, listOfValues, recordId, text } from "@/lib/platform/validation";
import { severities } from "./severity.rules";
import { subjectKinds } from "./subjects.rules";

const blank = (value: unknown) => (value === "" ? undefined : value);
const day = z.preprocess(blank, z.string().refine(isDay, "validation.date").meta({ format: "date" }).optional());
export const operationCode = /^[\w.-]{1,80}$/;

export const auditPageSize = 50;
export const listAuditInput = z.object({
  ...listInput(auditPageSize),
  person: listOfValues(recordId),
  operation: listOfValues(
    z
      .string()
      .regex(operationCode)
      .meta({ examples: ["crew.update"] }),
  ),
  subject: z.preprocess(blank, text(60).optional()),
  severity: listOfValues(z.enum(severities)),
  from: day,
  until: day,
  /** When off, successful sign-ins and sign-outs are left out. Refused and locked sign-ins are always listed. */
  signIns: booleanInput.default(true),
});

const auditEntry = z.object({
  id: z.number(),
  createdAt: z.date(),
  operation: z.string(),
  actorKind: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  divisionId: z.number().nullable(),
  subject: z.string(),
  subjectKind: z.enum(subjectKinds).nullable(),
  subjectName: z.string().nullable(),
  /**
   * The record whose page shows the subject, when it is another one: the vessel of a seat, the opening of an applicant.
   */
  subjectPlaceId: z.number().nullable(),
  severity: z.enum(severities),
  reason: z.string().nullable(),
  channel: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type AuditEntry = z.output<typeof auditEntry>;
export const auditPage = pageOf(auditEntry).extend({
  /** Number of entries without keyword and filters; null when there are none. */
  outOf: z.number().nullable(),
});
export const auditFilters = z.object({
  operations: z.array(z.string()),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
});
