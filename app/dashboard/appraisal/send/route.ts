import { z } from "zod";
import { actorOfSession } from "@/lib/access/session";
import { anonymousActor } from "@/lib/access/actor";
import { draftKeyOf } from "@/lib/features/appraisals/draft/key.rules";
import { insertAppraisal } from "@/lib/features/appraisals/report/insert-appraisal";
import { updateAppraisal } from "@/lib/features/appraisals/report/update-appraisal";
import { inputFromRequest } from "@/lib/platform/input/input-of";
import { callerOf } from "@/lib/platform/transport/caller";
import { insideInput } from "@/lib/platform/transport/rename-for-calls";
import { refusalOf } from "@/lib/platform/transport/refusal";
import { assertSameOrigin } from "@/lib/platform/transport/same-origin";

const sent = z.object({ owner: z.string(), report: z.looseObject({ employeeAppraisalId: z.unknown().optional() }) });

/** A form that stayed open during a key rotation has an owner hash of the old key. */
function ownersOf(userId: number): string[] {
  const { owner, former } = draftKeyOf(userId);
  return [owner, ...former.map((item) => item.owner)];
}

/**
 * Store a report from a device's offline queue. The address is stable across releases.
 * Only its writer may send it: another signed-in user gets 401, and the draft stays on the device.
 */
export async function POST(request: Request) {
  const actor = (await actorOfSession(request.headers)) ?? anonymousActor;
  const caller = callerOf(request.headers, actor, "action");
  try {
    assertSameOrigin(request);
    const form = sent.safeParse(await inputFromRequest(request, {})).data;
    const isWriter = actor.kind === "user" && ownersOf(actor.userId).includes(form?.owner ?? "");
    if (!form || !isWriter) return Response.json({ code: "unauthenticated" }, { status: 401 });
    const operation = form.report.employeeAppraisalId ? updateAppraisal : insertAppraisal;
    return Response.json(await operation.execute(caller, insideInput(operation, form.report)));
  } catch (error) {
    const { status, ...refusal } = refusalOf(error, caller.locale, caller.requestId, "appraisals.send");
    return Response.json(refusal, { status });
  }
}
