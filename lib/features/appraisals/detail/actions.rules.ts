import { can, type Actor } from "@/lib/access/actor";
import type { ReviewStatus } from "@/db/enums/appraisals";
import { appraisalActions, type AppraisalAction } from "./schema";
import { stepFrom } from "../status.rules";

/**
 * Facts that decide the available actions. isLeftToColleague: the user wrote part of it and a colleague can review
 * it.
 */
type ReportState = {
  reviewStatus: ReviewStatus | null;
  crewId: number;
  isLeftToColleague: boolean;
  countersignedAt: Date | null;
};

/** Return the actions the user may take on a visible report. Document 3 §4, product 5.5b */
export function actionsFor(
  actor: Actor,
  { reviewStatus, crewId, isLeftToColleague, countersignedAt }: ReportState,
): AppraisalAction[] {
  const isOwn = actor.kind === "user" && actor.crewId === crewId;
  const isApproved = reviewStatus === "Approved";
  const allowed: Record<AppraisalAction, boolean> = {
    submit: !isOwn && stepFrom(reviewStatus, "submitted") !== undefined && can(actor, "appraisals:write"),
    update: !isOwn && stepFrom(reviewStatus, "revised") !== undefined && can(actor, "appraisals:write"),
    review:
      !isOwn &&
      !isLeftToColleague &&
      stepFrom(reviewStatus, "approved") !== undefined &&
      can(actor, "appraisals:review"),
    reopen: !isOwn && stepFrom(reviewStatus, "reopened") !== undefined && can(actor, "appraisals:reopen"),
    countersign: isOwn && isApproved && countersignedAt === null && can(actor, "appraisals:countersign"),
    download: isApproved && can(actor, "appraisals:download"),
  };
  return appraisalActions.filter((name) => allowed[name]);
}
