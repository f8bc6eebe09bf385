import { createHash } from "node:crypto";
import { anonymousActor } from "@/lib/access/actor";
import { readFeed } from "@/lib/features/calendars/read-feed";
import { AppError } from "@/lib/platform/errors";
import { fileResponse } from "@/lib/platform/files/file-response";
import { callerOf } from "@/lib/platform/transport/caller";

type Props = { params: Promise<{ token: string }> };

/** Compute an ETag without the DTSTAMP lines, so that the same events keep the same tag. */
function etagOf(calendar: Uint8Array): string {
  const stableText = Buffer.from(calendar)
    .toString("utf8")
    .replace(/^DTSTAMP:.*\r\n/gm, "");
  return `W/"${createHash("sha256").update(stableText).digest("base64url")}"`;
}

/** Compare weakly, as RFC 9110 13.1.2 requires. */
function matchesEtag(ifNoneMatch: string | null, tag: string): boolean {
  const strongTag = (one: string) => one.trim().replace(/^W\//, "");
  return (
    ifNoneMatch !== null &&
    (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((one) => strongTag(one) === strongTag(tag)))
  );
}

const baseHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};
/** Subscribers may cache a feed and must revalidate it. */
const revalidateHeaders = { "cache-control": "private, no-cache" };

/** Return a calendar feed. A browser at a revoked address gets a page, a program a status. product 2.11 */
export async function GET(request: Request, { params }: Props) {
  const { token } = await params;
  try {
    const calendar = await readFeed.execute(callerOf(request.headers, anonymousActor, "page"), { token });
    const etag = etagOf(calendar.body);
    if (matchesEtag(request.headers.get("if-none-match"), etag))
      return new Response(null, { status: 304, headers: { ...baseHeaders, ...revalidateHeaders, etag } });
    const response = fileResponse(calendar);
    Object.entries({ ...baseHeaders, ...revalidateHeaders, etag }).forEach(([name, value]) =>
      response.headers.set(name, value),
    );
    return response;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isTooMany = error.code === "too-many";
    if (!isTooMany && request.headers.get("accept")?.includes("text/html"))
      return new Response(null, { status: 303, headers: { ...baseHeaders, location: "/closed?reason=invalid" } });
    const head = isTooMany ? { ...baseHeaders, "retry-after": "3600" } : baseHeaders;
    return new Response(null, { status: isTooMany ? 429 : 404, headers: head });
  }
}
