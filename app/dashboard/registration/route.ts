import { NextResponse, type NextRequest } from "next/server";

/** Redirect "Open" in the job openings list to the public page of the opening. Document 1 §2.3. */
export function GET(request: NextRequest) {
  const joi = request.nextUrl.searchParams.get("joi") ?? "";
  const path = /^[1-9]\d{0,9}$/.test(joi) ? `/career/${joi}` : "/closed?reason=broken";
  return new NextResponse(null, { status: 307, headers: { location: path } });
}
