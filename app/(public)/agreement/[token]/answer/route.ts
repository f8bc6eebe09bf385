import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { answerAgreement } from "@/lib/features/preparation/agreement-review/answer-agreement";
import { AppError } from "@/lib/platform/errors";
import { inputFromRequest } from "@/lib/platform/input/input-of";
import { callerOf } from "@/lib/platform/transport/caller";

type Props = { params: Promise<{ token: string }> };
const back = (address: string) => new Response(null, { status: 303, headers: { location: address } });

/** Handle the form of the agreement page and redirect back to it. The value in the form proves its origin. */
export async function POST(request: Request, { params }: Props) {
  const { token } = await params;
  const address = `/agreement/${encodeURIComponent(token)}`;
  if (request.headers.get("sec-fetch-site") === "cross-site") return back("/closed?reason=invalid");
  try {
    const form = await inputFromRequest(request, { token });
    const actor = (await actorOfSession(request.headers)) ?? anonymousActor;
    await answerAgreement.execute(callerOf(request.headers, actor, "page"), form);
    return back(address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return back(error.code === "not-found" ? "/closed?reason=invalid" : `${address}?problem=1`);
  }
}
