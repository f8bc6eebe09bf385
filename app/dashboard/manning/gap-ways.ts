import { can, type UserActor } from "@/lib/access/actor";
import { countPipeline } from "@/lib/features/applicants/list/count-pipeline";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";

/** Return what the user may do about vacant seats of these positions, and how many have applied. */
export async function gapRights(user: UserActor, positionIds: readonly number[]) {
  const asked = [...new Set(positionIds)];
  const isAsked = asked.length > 0 && can(user, "applicants:view");
  const stages = isAsked ? await attempt(load(countPipeline, { positionIds: asked })) : null;
  return { mayDraft: can(user, "job-openings:draft-from-gap"), stages: stages ?? [] };
}
