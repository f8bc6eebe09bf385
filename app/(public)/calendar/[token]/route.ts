import { createHash } from "node:crypto";
import { stranger } from "@/lib/access/actor";
import { readFeed } from "@/lib/features/calendars/read-feed";
import { AppError } from "@/lib/platform/errors";
import { fileResponse } from "@/lib/platform/files/answer";
import { callerOf } from "@/lib/platform/transport/caller";

type Props = { params: Promise<{ token: string }> };

/** Compute an ETag without the DTSTAMP lines, so that the same events keep the same tag. */
function tagOf(calendar: Uint8Array): string {
  const said = Buffer.from(calendar)
    .toString("utf8")
    .replace(/^DTSTAMP:.*\r\n/gm, "");
  return `W/"${createHash("sha256").update(said).digest("base64url")}"`;
}

/** Compare weakly, as RFC 9110 13.1.2 requires. */
function knows(told: string | null, tag: string): boolean {
  const plain = (one: string) => one.trim().replace(/^W\//, "");
  return told !== null && (told.trim() === "*" || told.split(",").some((one) => plain(one) === plain(tag)));
}

const kept = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};
/** Subscribers may cache a feed and must revalidate it. */
const asked = { "cache-control": "private, no-cache" };

/** Return a calendar feed. A browser at a revoked address gets a page, a program a status. product 2.11 */
export async function GET(request: Request, { params }: Props) {
  const { token } = await params;
  try {
    const calendar = await readFeed.execute(callerOf(request.headers, stranger, "page"), { token });
    const etag = tagOf(calendar.body);
    if (knows(request.headers.get("if-none-match"), etag))
      return new Response(null, { status: 304, headers: { ...kept, ...asked, etag } });
    const answer = fileResponse(calendar);
    Object.entries({ ...kept, ...asked, etag }).forEach(([name, value]) => answer.headers.set(name, value));
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
