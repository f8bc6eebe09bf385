import { z } from "zod";
import { crewDocumentTypes, travelDocumentKinds, verificationMethods } from "@/db/enums/crew";
import { optionalText, parseInput, recordId, requiredText } from "@/lib/platform/validation";
import { attachmentId, inOrder } from "../sections/rows.schema";
import { crewRecordId, ofEmployeeRecord } from "../schema";
import { anyDay, clearable, pastDay, recordChanged, removalForm } from "../sections/values.schema";

/** The kinds of documents in calls; the first three can be renewed, corrected and scanned. */
const documentKinds = ["coc", "cop", "travel-document", "personal-document"] as const;
export type CrewDocumentKind = (typeof documentKinds)[number];
export const renewableKinds = ["coc", "cop", "travel-document"] as const;
export type RenewableKind = (typeof renewableKinds)[number];

const flag = z.preprocess((value) => value === true || value === "true", z.boolean()).default(false);
const validity = { issued: pastDay, expired: clearable(anyDay).default(null), noExpiry: flag };
const otherFields = { description: optionalText(300), attachment: attachmentId };
const [isOrdered, expiredTooEarly] = inOrder("issued", "expired", "crew.expiredBeforeIssued");
const expiresLater = [
  (form: { noExpiry?: boolean }) => form.noExpiry === true || isOrdered(form),
  expiredTooEarly,
] as const;
const scan = attachmentId.refine((value) => value !== null, "validation.required");

/** Return the last valid day of a form; null if it never expires or none is given. */
export const lastDayOf = ({ noExpiry, expired }: { noExpiry: boolean; expired: string | null }) =>
  noExpiry ? null : expired;

/** A certificate by its row in the reference list (certificateId) or by name. D2 §3 */
export const certificateForm = z
  .object({
    certificateId: clearable(recordId).default(null),
    name: optionalText(150),
    number: requiredText(60),
    ...validity,
    ...otherFields,
  })
  .refine(...expiresLater)
  .refine(({ certificateId, name }) => Boolean(certificateId) || Boolean(name), {
    path: ["name"],
    error: "validation.required",
    when: () => true,
  });
export type CertificateValues = z.output<typeof certificateForm>;

export const travelDocumentForm = z
  .object({
    documentKind: z.enum(travelDocumentKinds),
    documentName: requiredText(100),
    documentNumber: requiredText(60),
    ...validity,
    ...otherFields,
  })
  .refine(...expiresLater);
export type TravelDocumentValues = z.output<typeof travelDocumentForm>;

/** A renewal or a correction: the fields that change, never the kind. */
export const renewalForm = z.object({ number: requiredText(60), ...validity, ...otherFields }).refine(...expiresLater);
export type RenewalValues = z.output<typeof renewalForm>;

/** Parse a renewal or correction. A document without expiry gets one only if a last day is given. @throws invalid */
export const renewalIn = (raw: Record<string, unknown>, isEndless: boolean): RenewalValues =>
  parseInput(renewalForm, {
    ...raw,
    number: raw.number ?? raw.documentNumber,
    noExpiry: raw.noExpiry ?? (isEndless && !raw.expired),
  });

/** Parse a new travel document. @throws invalid */
export const travelDocumentIn = (raw: Record<string, unknown>): TravelDocumentValues =>
  parseInput(travelDocumentForm, { ...raw, documentKind: raw.documentKind ?? raw.kind ?? "other" });

export const verificationForm = z.object({
  method: z.enum(verificationMethods),
  note: optionalText(300),
});
export const personalDocumentForm = z.object({
  type: z.enum(crewDocumentTypes),
  label: optionalText(100),
  attachment: scan,
});

const person = { crewId: crewRecordId };
const renewable = { ...person, kind: z.enum(renewableKinds), id: crewRecordId };
const anyDocument = { ...person, kind: z.enum(documentKinds), id: crewRecordId };

export const addDocumentInput = ofEmployeeRecord(
  z.discriminatedUnion("kind", [
    certificateForm.safeExtend({ ...person, kind: z.enum(["coc", "cop"]) }),
    travelDocumentForm.safeExtend({ ...person, kind: z.literal("travel-document") }),
  ]),
);
export const renewDocumentInput = ofEmployeeRecord(renewalForm.safeExtend(renewable));
export const attachScanInput = ofEmployeeRecord(z.object({ ...renewable, attachment: scan }));
export const removeCrewDocumentInput = ofEmployeeRecord(removalForm.extend(anyDocument));
export const verifyDocumentInput = ofEmployeeRecord(verificationForm.extend(anyDocument));
export const putPersonalDocumentInput = ofEmployeeRecord(personalDocumentForm.extend(person));

export const documentAdded = recordChanged.extend({ ignored: z.boolean() });
