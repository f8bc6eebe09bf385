import { z } from "zod";
import { withoutQueryValues } from "@/db/query-failure";
import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { approveVesselProposals } from "@/lib/features/manning/approvals/approve-vessel-proposals";
import { AppError } from "@/lib/platform/errors";
import { inputFromRequest } from "@/lib/platform/input/input-of";
import { log } from "@/lib/platform/log";
import { callerOf } from "@/lib/platform/transport/caller";
import { assertSameOrigin } from "@/lib/platform/transport/same-origin";

/** `proposals`: "12:3,15:1", each assignment id with the version that the page showed. */
const sentForm = z.looseObject({
  vesselId: z.string().regex(/^\d{1,9}$/),
  proposals: z.string().regex(/^\d{1,9}:\d{1,9}(,\d{1,9}:\d{1,9})*$/),
  hasRead: z.string().optional(),
});

function refusalOf(error: unknown): string {
  if (error instanceof AppError && error.code === "conflict") return "changed";
  if (!(error instanceof AppError)) log.error({ err: withoutQueryValues(error) }, "answers could not be stored");
  return "failed";
}

const back = (location: string) => new Response(null, { status: 303, headers: { location } });

/** Approve several proposals of a vessel at once, from a form that works without scripts. product 5.9 "Batch" */
export async function POST(request: Request) {
  const actor = (await actorOfSession(request.headers)) ?? anonymousActor;
  const home = "/dashboard/vessel-management/answers";
  let page = home;
  try {
    assertSameOrigin(request);
    const form = sentForm.safeParse(await inputFromRequest(request, {})).data;
    if (!form) return back(home);
    page = `${home}/${form.vesselId}`;
    if (form.hasRead !== "on") return back(`${page}?refused=tickFirst`);
    const proposals = form.proposals.split(",").map((item) => {
      const [assignmentId, version] = item.split(":");
      return { assignmentId, version };
    });
    const caller = callerOf(request.headers, actor, "action");
    const { approved } = await approveVesselProposals.execute(caller, {
      vesselId: form.vesselId,
      proposals,
      hasRead: true,
    });
    return back(`${page}?approved=${approved}`);
  } catch (error) {
    return back(`${page}?refused=${refusalOf(error)}`);
  }
}
