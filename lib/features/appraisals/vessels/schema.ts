import { z } from "zod";
import { appraisalFlags } from "@/db/enums/appraisals";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, divisionNumber, recordId } from "@/lib/platform/validation";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());
export const listAppraisalVesselsInput = z.object({
  ...listInput(10),
  divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()),
  principalId: optionalId,
  sort: z.enum(["name", "ready", "open"]).default("name").catch("name"),
  order: z.enum(["asc", "desc"]).default("asc").catch("asc"),
});

/**
 * crewReadyToOffBoard: on board and leaving within 30 days or overdue. waitingForReport: of those and of signed-off
 * seafarers, without a report. waitingForReview, waitingForRevision: open reports.
 */
const appraisalVesselRow = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  crewReadyToOffBoard: z.number(),
  waitingForReport: z.number(),
  waitingForReview: z.number(),
  waitingForRevision: z.number(),
});
export const appraisalVesselPage = pageOf(appraisalVesselRow);

export const appraisalVesselInput = z.object({ vesselId: recordId });
/** flag: how the vessel's division writes reports. mayWrite: whether the user may start one. */
export const appraisalVesselHead = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  divisionId: z.number(),
  isInOperation: z.boolean(),
  flag: z.enum(appraisalFlags),
  mayWrite: z.boolean(),
  tabs: z.object({ "new-request": z.number(), history: z.number(), "on-board": z.number() }),
});
