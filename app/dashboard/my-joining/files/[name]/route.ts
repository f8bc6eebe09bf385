import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { openJoiningFile } from "@/lib/features/tasks/joining/open-joining-file";
import { fileResponse } from "@/lib/platform/files/file-response";
import { callerOf } from "@/lib/platform/transport/caller";
import { refusalOf } from "@/lib/platform/transport/refusal";

type Props = { params: Promise<{ name: string }> };

/** Return a document of the user's next joining. The address is below the page, so that its worker can cache it. */
export async function GET(request: Request, { params }: Props) {
  const caller = callerOf(request.headers, (await actorOfSession(request.headers)) ?? anonymousActor, "page");
  try {
    return fileResponse(await openJoiningFile.execute(caller, await params));
  } catch (error) {
    const { status, message } = refusalOf(error, caller.locale, caller.requestId, openJoiningFile.name);
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    return new Response(message, { status, headers });
  }
}
