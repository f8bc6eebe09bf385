import { z } from "zod";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { isDay } from "@/lib/platform/calendar/dates";
import { onOff, recordId, text } from "@/lib/platform/validation";

const blank = (value: unknown) => (value === "" ? undefined : value);
const day = z.preprocess(blank, z.string().refine(isDay, "validation.date").optional().catch(undefined));

export const auditPageSize = 50;
export const listAuditInput = z.object({
  ...listInput(auditPageSize),
  person: z.preprocess(blank, recordId.optional()),
  operation: z.preprocess(
    blank,
    z
      .string()
      .max(80)
      .regex(/^[\w.-]+$/)
      .optional()
      .catch(undefined),
  ),
  subject: z.preprocess(blank, text(60).optional().catch(undefined)),
  from: day,
  until: day,
  /** Off, the page of everyday sign-ins and sign-outs stays away; refusals and locks never do. */
  signIns: onOff.catch(true).default(true),
});

const subjectKinds = ["crew", "vessel", "user", "applicant", "job-opening"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

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
  subjectOpeningId: z.number().nullable(),
  reason: z.string().nullable(),
  channel: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type AuditEntry = z.output<typeof auditEntry>;
export const auditPage = pageOf(auditEntry);
export const auditFilters = z.object({
  operations: z.array(z.string()),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
});
