import { stranger } from "@/lib/access/actor";
import { readFeed } from "@/lib/features/calendars/read-feed";
import { AppError } from "@/lib/platform/errors";
import { fileResponse } from "@/lib/platform/files/answer";
import { callerOf } from "@/lib/platform/transport/caller";

type Props = { params: Promise<{ token: string }> };

const kept = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };

/** What a calendar that subscribed asks for. A person who opens a dead address is told so in words, a program by its status. product 2.11 */
export async function GET(request: Request, { params }: Props) {
  const { token } = await params;
  try {
    const answer = fileResponse(await readFeed.execute(callerOf(request.headers, stranger, "page"), { token }));
    Object.entries(kept).forEach(([name, value]) => answer.headers.set(name, value));
    return answer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isTooMany = error.code === "too-many";
    if (!isTooMany && request.headers.get("accept")?.includes("text/html"))
      return new Response(null, { status: 303, headers: { ...kept, location: "/closed?reason=invalid" } });
    const head = isTooMany ? { ...kept, "retry-after": "3600" } : kept;
    return new Response(null, { status: isTooMany ? 429 : 404, headers: head });
  }
}
