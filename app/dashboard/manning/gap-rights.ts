import { can, type UserActor } from "@/lib/access/actor";
import { countPipeline } from "@/lib/features/applicants/list/count-pipeline";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

/** Return what the user may do about vacant seats of these positions, and how many have applied. */
export async function gapRights(user: UserActor, positionIds: readonly number[]) {
  const uniquePositionIds = [...new Set(positionIds)];
  const showsApplicants = uniquePositionIds.length > 0 && can(user, "applicants:view");
  const stages = showsApplicants ? await orNull(load(countPipeline, { positionIds: uniquePositionIds })) : null;
  return { mayDraft: can(user, "job-openings:draft-from-gap"), stages: stages ?? [] };
}
