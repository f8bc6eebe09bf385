import { z } from "zod";
import { certificateStatuses } from "@/db/enums/crew";
import { approvalPolicies } from "@/db/enums/vessels";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined } from "@/lib/platform/validation";
import { day, id } from "../check-in-out/schema";

const optionalDay = z.preprocess(blankToUndefined, day.optional());
export const categories = ["permanent", "contract", "rejected"] as const;
export type Category = (typeof categories)[number];
/** Documented page size of the candidate tables. D2 §9 */
export const candidatePageSize = 3;

/** Candidates for a slot of a seat. Without dates the slot's own period applies. D2 §7 */
export const listCandidatesInput = z.object({
  ...listInput(candidatePageSize),
  vesselId: id,
  vesselCrewId: id,
  jobPositionId: z.preprocess(blankToUndefined, id.optional()),
  assignmentOn: z.preprocess(blankToUndefined, z.enum(["Next", "NextButOne"]).default("Next")),
  startAssignmentDate: optionalDay,
  endAssignmentDate: optionalDay,
  category: z.enum(categories),
});

/** The monthly cost of an empty slot, for users who may see costs. */
export const seatCostInput = listCandidatesInput.pick({
  vesselId: true,
  vesselCrewId: true,
  assignmentOn: true,
  startAssignmentDate: true,
});
const rupiah = z.number().nullable();
export const seatCost = z.object({
  vesselCrewId: z.number(),
  from: z.string(),
  monthly: rupiah,
  relieved: rupiah,
  difference: rupiah,
});
export type SeatCost = z.output<typeof seatCost>;

const text = z.string().nullable();
const partNames = ["rank", "vesselType", "lastVessel", "papers", "free", "rest", "elsewhere"] as const;

/** A fit reason. level: poor, fair or good. */
const part = z.object({
  part: z.enum([...partNames, "appraisal"]),
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  text: z.string(),
});
/** A seat that loses its person, since when, and whether it is covered. */
const effect = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselCrewId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  since: z.string(),
  isUncovered: z.boolean(),
  text: z.string(),
});
const rejection = z.object({ date: z.string(), by: z.enum(["principal", "employee"]), reason: text });

const candidate = z.object({
  id: z.number(),
  crewId: z.number(),
  employeeIdNumber: z.string(),
  seafarerId: text,
  fullName: z.string(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  isPromotion: z.boolean(),
  employmentType: text,
  lastVesselName: text,
  lastVesselType: text,
  lastVesselTypeNameId: text,
  onBoardDuration: text,
  offBoardDuration: text,
  /** Certificate status as in lists. */
  status: z.enum(certificateStatuses),
  /** Averages of the last two approved appraisals and their re-employment answer; null without any. */
  appraisalNotes: text,
  papers: z.string(),
  why: z.array(part),
  elsewhere: z.array(effect),
  rejection: rejection.nullable(),
});
export type Candidate = z.output<typeof candidate>;

/** The slot to fill. isTaken: the slot is no longer empty. */
const wantedSeat = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  vesselCrewId: z.number(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  assignmentOn: z.enum(["Next", "NextButOne"]),
  startDate: z.string(),
  endDate: z.string(),
  durationMonths: z.number(),
  handoverDays: z.number(),
  relieves: z.object({ crewId: z.number(), fullName: text, endDate: z.string() }).nullable(),
  principal: text,
  approvalPolicy: z.enum(approvalPolicies).nullable(),
  needPrincipalApproval: z.boolean(),
  isTaken: z.boolean(),
});
export type WantedSeat = z.output<typeof wantedSeat>;

export const candidatePage = pageOf(candidate).extend({
  seat: wantedSeat,
  counts: z.object({ permanent: z.number(), contract: z.number(), rejected: z.number() }),
});
export type CandidatePage = z.output<typeof candidatePage>;
