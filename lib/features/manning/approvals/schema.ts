import { z } from "zod";
import { addressText } from "@/lib/platform/i18n/plain-text";
import { complianceLevels } from "@/db/enums/crew";
import { employeeStatuses, linkEnds, linkPurposes, principalStatuses } from "@/db/enums/manning";
import { documentStatuses } from "@/lib/features/crew/sections/values.schema";
import { outcome } from "@/lib/features/evidence/schema";
import { messageOf } from "@/lib/platform/errors";
import { optionalText, recordId } from "@/lib/platform/validation";
import { extensionView } from "../extensions/schema";
import { minRejectionLength } from "../proposals/schema";

const id = recordId;

/** Slots with a review, as approval links spell them. Document 2 §2. */
const reviewSlots = ["Current", "Next", "NextButOne"] as const;

/** Keys of an approval link: seat, person, slot, vessel and position. */
export const reviewInput = z.object({ vcid: id, emp: id, ao: z.enum(reviewSlots), vid: id, joi: id });

const text = z.string().nullable();
const bilingual = z.object({ en: z.string(), id: z.string() });
const certificate = z.object({
  ...bilingual.shape,
  number: text,
  issued: text,
  expired: text,
  status: z.enum(documentStatuses),
});

const terms = z.object({
  assignmentId: z.number(),
  version: z.number(),
  vessel: z.string(),
  vesselType: bilingual,
  principal: text,
  rank: bilingual,
  name: z.string(),
  employeeNumber: z.string(),
  from: z.string(),
  to: z.string(),
  relieves: z.object({ name: z.string(), employeeNumber: z.string(), since: z.string(), until: z.string() }).nullable(),
});
export type Terms = z.output<typeof terms>;

const cv = z.object({
  rank: bilingual,
  nationality: z.object({ en: text, id: text }),
  seafarerCode: text,
  birthPlace: text,
  dateOfBirth: text,
  certificates: z.array(certificate),
  travelDocuments: z.array(certificate),
  trainings: z.array(z.object({ name: z.string(), institution: z.string(), issued: z.string() })),
  seaService: z.array(
    z.object({
      companyName: z.string(),
      position: z.string(),
      vesselName: z.string(),
      vesselType: z.string(),
      grt: z.number().nullable(),
      dwt: z.number().nullable(),
      onBoard: z.string(),
      offBoard: text,
    }),
  ),
  totals: z.array(z.object({ name: z.string(), months: z.number() })),
});
export type Cv = z.output<typeof cv>;

const check = z.object({
  fitness: z.enum(complianceLevels),
  items: z.array(z.object({ area: z.string(), code: z.string(), level: z.enum(complianceLevels), ...bilingual.shape })),
});

/** The answer view, without CV and check for seafarers. extension: set for extension requests only. */
const answerView = z.object({ terms, cv: cv.nullable(), check: check.nullable(), extension: extensionView.optional() });
export type AnswerView = z.output<typeof answerView>;

export const review = z.object({
  vesselCrewId: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameEn: z.string(),
  crewId: z.number(),
  employeeName: z.string(),
  employeeNumber: z.string(),
  photoFileId: z.string().nullable(),
  assignmentOn: z.enum(reviewSlots),
  startDate: z.string(),
  endDate: z.string(),
  principalStatus: z.enum(principalStatuses),
  employeeStatus: z.enum(employeeStatuses),
  /** own: the principal answers; on-behalf: the office answers with a file; null: nothing is pending. */
  mayAnswer: z.enum(["own", "on-behalf"]).nullable(),
  /** The principal's last answer, by any channel. */
  outcome: outcome.nullable(),
  declaration: bilingual,
  shown: answerView,
});
export type Review = z.output<typeof review>;

const waitingPlan = z.object({
  assignmentId: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselCrewId: z.number(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  crewId: z.number(),
  employeeName: z.string(),
  assignmentOn: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  principalStatus: z.enum(principalStatuses),
  askedAt: z.date(),
});
export type WaitingPlan = z.output<typeof waitingPlan>;
export const waitingPlans = z.array(waitingPlan);

/** A proposal in the version shown, with its check exceptions. isClear: no exceptions. */
const vesselProposal = waitingPlan.extend({
  version: z.number(),
  isClear: z.boolean(),
  exceptions: z.array(z.object({ level: z.enum(complianceLevels), text: z.string() })),
});
export const vesselProposals = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  declaration: bilingual,
  rows: z.array(vesselProposal),
});
export type VesselProposals = z.output<typeof vesselProposals>;

/** Where a person would join. at: null for the port of the schedule, else the time of the voyage entry. */
export const vesselPort = z.object({ port: z.string(), at: z.date().nullable() });

export const openLinkInput = z.object({ token: z.string().min(1).max(100) });
const question = z.object({
  itemId: z.number(),
  state: z.enum(["open", "expired", "closed", "other-account", ...linkEnds]),
  vessel: z.string(),
  rank: bilingual,
  name: z.string(),
  expiresAt: z.date(),
  /** Set only while the question is open, with the token an answer returns. */
  shown: answerView.nullable(),
  view: text,
  outcome: outcome.nullable(),
  /** The person's photo as a data address, for a principal's open question. */
  photo: text,
});
export type LinkQuestion = z.output<typeof question>;
/** issuedTo is masked. keys lead a signed-in principal to the same question. */
export const openedLink = z.object({
  purpose: z.enum(linkPurposes),
  principalId: z.number().nullable(),
  issuedTo: z.string(),
  name: z.string(),
  language: z.enum(["en", "id"]),
  vessel: z.string(),
  /** For a seafarer's question; principals know their vessels. */
  port: vesselPort.nullable(),
  declaration: bilingual,
  namedPerson: text,
  handOverView: text,
  questions: z.array(question),
  keys: reviewInput.nullable(),
});
export type OpenedLink = z.output<typeof openedLink>;

const reason = optionalText(500);
const checkboxTicked = z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());
/** An answer by link: the question, what was shown, and the answer. product 5.9 */
export const linkAnswer = z
  .object({
    token: z.string().min(1).max(100),
    itemId: recordId,
    view: z.string().max(200),
    answer: z.enum(["Confirmed", "Rejected"]),
    hasRead: checkboxTicked,
    consentName: optionalText(100),
    reason,
  })
  .refine(({ hasRead }) => hasRead, { path: ["hasRead"], message: "approvals.page.tickFirst" })
  .refine(
    ({ answer, reason: rejectionReason }) =>
      answer === "Confirmed" || (rejectionReason ?? "").length >= minRejectionLength,
    {
      path: ["reason"],
      message: messageOf("validation.tooShort", { min: minRejectionLength }),
    },
  );
/** Fields of the answer dialog. needsEvidence: the office answers for the principal. product 5.2, 5.9 */
export const answerForm = (needsEvidence: boolean) =>
  z
    .object({
      assignmentStatus: z.enum(["Confirmed", "Rejected"]),
      hasRead: checkboxTicked.refine((value) => value, "approvals.page.tickFirst"),
      reason,
      evidenceFileId: z.unknown(),
    })
    .refine(({ evidenceFileId }) => !needsEvidence || Boolean(evidenceFileId), {
      path: ["evidenceFileId"],
      message: "validation.required",
    })
    .refine(
      ({ assignmentStatus, reason: rejectionReason }) =>
        assignmentStatus === "Confirmed" || (rejectionReason ?? "").length >= minRejectionLength,
      {
        path: ["reason"],
        message: messageOf("validation.tooShort", { min: minRejectionLength }),
      },
    );
export const linkAnswered = z.object({ answer: z.enum(["Confirmed", "Rejected"]) });

export const delegateAnswerInput = z.object({
  token: z.string().min(1).max(100),
  view: z.string().max(200),
  name: z.string().trim().min(2, "validation.required").max(100),
  email: z
    .string()
    .transform(addressText)
    .pipe(z.string().max(200).pipe(z.email("validation.email"))),
  hasRead: checkboxTicked.refine((value) => value, "approvals.page.tickFirst"),
});
export const handedOver = z.object({ asked: z.number() });

const maxAtOnce = 50;
/** Proposals of a vessel, each once, in the version shown. */
export const approveAllForm = z
  .object({
    vesselId: recordId,
    proposals: z
      .array(z.object({ assignmentId: recordId, version: recordId }))
      .min(1)
      .max(maxAtOnce),
    /** Approval requires the confirmation that they were read. */
    hasRead: z.literal(true),
  })
  .refine(({ proposals }) => new Set(proposals.map(({ assignmentId }) => assignmentId)).size === proposals.length, {
    path: ["proposals"],
    message: "validation.invalid",
  });
export const allApproved = z.object({ approved: z.number() });
