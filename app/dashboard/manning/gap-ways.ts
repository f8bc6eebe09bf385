import { can, type UserActor } from "@/lib/access/actor";
import { countPipeline } from "@/lib/features/applicants/list/count-pipeline";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";

/** What the reader may do about seats of these positions that have nobody to come, and who has applied for them. */
export async function gapRights(user: UserActor, positionIds: readonly number[]) {
  const asked = [...new Set(positionIds)];
  const isAsked = asked.length > 0 && can(user, "applicants:view");
  const stages = isAsked ? await attempt(load(countPipeline, { positionIds: asked })) : null;
  return { mayDraft: can(user, "job-openings:draft-from-gap"), stages: stages ?? [] };
}
