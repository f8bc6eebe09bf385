import type { ApprovalLinkParams } from "@/components/features/crew/detail/approval-link-params";
import { can, type UserActor } from "@/lib/access/actor";
import { reviewKeys } from "@/lib/access/review-link";
import type { CrewDetail, ScheduleRow } from "@/lib/features/crew/detail/schema";
import { getNextAssignment } from "@/lib/features/crew/schedule/get-next-assignment";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";

/**
 * Load the assignment a link names by vessel and slot; null if it names none, or one that is gone or of another fleet.
 */
export async function linkedAssignment(
  user: UserActor,
  { id, allowedActions }: CrewDetail,
  { vid, ao, vcid, joi }: ApprovalLinkParams,
): Promise<ScheduleRow | null> {
  const mayRead = allowedActions.includes("see-upcoming-schedule") || Boolean(user.principalId);
  if (vid === null || ao === null || !mayRead) return null;
  const assignment = await orNull(load(getNextAssignment, { crewId: id, vesselId: vid, assignmentOn: ao }));
  const isNamed =
    assignment !== null &&
    (vcid === null || assignment.vesselCrewId === vcid) &&
    (joi === null || assignment.jobPositionId === joi);
  return isNamed ? assignment : null;
}

/**
 * Return the link back to the approval review, if the user decides there and the address has all five keys. Document 1
 * §2.2
 */
export function reviewHref(user: UserActor, keys: ApprovalLinkParams): string | null {
  if (!can(user, "approvals:decide-as-principal") || reviewKeys.some((key) => keys[key] === null)) return null;
  return `/dashboard?${new URLSearchParams(reviewKeys.map((key) => [key, String(keys[key])]))}`;
}
