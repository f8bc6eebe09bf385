import { z } from "zod";
import { crewDocumentTypes, medicalStatuses, travelDocumentKinds, verificationMethods } from "@/db/enums/crew";
import { optionalText, parseInput, requiredText } from "@/lib/platform/validation";
import { attachmentId, inOrder } from "./rows.schema";
import { asRecord, crewRecordId } from "./schema";
import { anyDay, clearable, pastDay, recordId } from "./sections.schema";

/** What a paper is called in the calls; renewing, correcting and scanning are for the first three. */
export const paperKinds = ["coc", "cop", "travel-document", "personal-document"] as const;
export type PaperKind = (typeof paperKinds)[number];
export const renewableKinds = ["coc", "cop", "travel-document"] as const;
export type RenewableKind = (typeof renewableKinds)[number];

const flag = z.preprocess((value) => value === true || value === "true", z.boolean()).default(false);
const validity = { issued: pastDay, expired: clearable(anyDay).default(null), noExpiry: flag };
const rest = { description: optionalText(300), attachment: attachmentId };
const [isOrdered, expiredTooEarly] = inOrder("issued", "expired", "crew.expiredBeforeIssued");
const expiresLater = [(form: { noExpiry?: boolean }) => form.noExpiry === true || isOrdered(form), expiredTooEarly] as const;
const scan = attachmentId.refine((value) => value !== null, "validation.required");

/** Last valid day of what a form says; null when it never ends or states none. */
export const lastDayOf = ({ noExpiry, expired }: { noExpiry: boolean; expired: string | null }) => (noExpiry ? null : expired);

/** A certificate by the reference list (certificateId) or by its name alone. D2 §3 */
export const certificateForm = z
  .object({ certificateId: clearable(recordId).default(null), name: optionalText(150), number: requiredText(60), ...validity, ...rest })
  .refine(...expiresLater)
  .refine(({ certificateId, name }) => Boolean(certificateId) || Boolean(name), { path: ["name"], error: "validation.required", when: () => true });
export type CertificateValues = z.output<typeof certificateForm>;

export const travelDocumentForm = z
  .object({ documentKind: z.enum(travelDocumentKinds, { error: "validation.required" }), documentName: requiredText(100), documentNumber: requiredText(60), ...validity, ...rest })
  .refine(...expiresLater);
export type TravelDocumentValues = z.output<typeof travelDocumentForm>;

/** A renewal or a correction: what changes about a paper, never what it is. */
export const renewalForm = z.object({ number: requiredText(60), ...validity, ...rest }).refine(...expiresLater);
export type RenewalValues = z.output<typeof renewalForm>;

/** A renewal or a correction as people send it; what never ended ends only when they give it a last day. @throws invalid */
export const renewalIn = (raw: Record<string, unknown>, isEndless: boolean): RenewalValues =>
  parseInput(renewalForm, { ...raw, number: raw.number ?? raw.documentNumber, noExpiry: raw.noExpiry ?? (isEndless && !raw.expired) });

/** A new travel document as people send it. @throws invalid */
export const travelDocumentIn = (raw: Record<string, unknown>): TravelDocumentValues => parseInput(travelDocumentForm, { ...raw, documentKind: raw.documentKind ?? raw.kind ?? "other" });

export const removalForm = z.object({ reason: requiredText(300) });
export const verificationForm = z.object({ method: z.enum(verificationMethods, { error: "validation.required" }), note: optionalText(300) });
export const personalDocumentForm = z.object({ type: z.enum(crewDocumentTypes, { error: "validation.required" }), label: optionalText(100), attachment: scan });

export const medicalForm = z
  .object({
    certificateNumber: optionalText(60),
    status: z.enum(medicalStatuses, { error: "validation.required" }),
    restriction: optionalText(500),
    examinationDate: pastDay,
    validUntil: clearable(anyDay).default(null),
    attachment: attachmentId,
  })
  .refine(...inOrder("examinationDate", "validUntil", "crew.validBeforeExamination"))
  .refine(({ status, restriction }) => status !== "Fit With Restriction" || Boolean(restriction), { path: ["restriction"], error: "validation.required", when: () => true });
export type MedicalValues = z.output<typeof medicalForm>;

const person = { employeeId: crewRecordId };
const named = (input: unknown) => ({ ...asRecord(input), employeeId: asRecord(input).employeeId ?? asRecord(input).crewId });
const renewable = { ...person, kind: z.enum(renewableKinds), id: crewRecordId };
const any = { ...person, kind: z.enum(paperKinds), id: crewRecordId };

export const addPaperInput = z.preprocess(
  named,
  z.discriminatedUnion("kind", [certificateForm.safeExtend({ ...person, kind: z.enum(["coc", "cop"]) }), travelDocumentForm.safeExtend({ ...person, kind: z.literal("travel-document") })]),
);
export const renewPaperInput = z.preprocess(named, renewalForm.safeExtend(renewable));
export const attachScanInput = z.preprocess(named, z.object({ ...renewable, attachment: scan }));
export const removePaperInput = z.preprocess(named, removalForm.extend(any));
export const verifyPaperInput = z.preprocess(named, verificationForm.extend(any));
export const putPersonalDocumentInput = z.preprocess(named, personalDocumentForm.extend(person));
export const addMedicalInput = z.preprocess(named, medicalForm.safeExtend(person));
export const removeMedicalInput = z.preprocess(named, removalForm.extend({ ...person, id: crewRecordId }));

export const paperChanged = z.object({ id: z.number(), employeeId: z.number() });
export const paperAdded = paperChanged.extend({ ignored: z.boolean() });
