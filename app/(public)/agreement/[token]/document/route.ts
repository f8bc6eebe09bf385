import { anonymousActor } from "@/lib/access/actor";
import { downloadAgreement } from "@/lib/features/preparation/agreement-review/download-agreement";
import { AppError } from "@/lib/platform/errors";
import { fileResponse } from "@/lib/platform/files/file-response";
import { callerOf } from "@/lib/platform/transport/caller";

type Props = { params: Promise<{ token: string }> };

/** Return the agreement as PDF, shown in the browser. */
export async function GET(request: Request, { params }: Props) {
  const { token } = await params;
  try {
    return fileResponse(await downloadAgreement.execute(callerOf(request.headers, anonymousActor, "page"), { token }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: 303, headers: { location: "/closed?reason=invalid" } });
  }
}
