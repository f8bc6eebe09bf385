import { isReachable } from "@/db/availability";

export const dynamic = "force-dynamic";
const patience = 1_500;

/** Answer within two seconds, even when the database hangs. */
export async function GET() {
  if (await isReachable(patience)) return Response.json({ status: "ready" });
  return Response.json({ status: "no database" }, { status: 503, headers: { "retry-after": "2" } });
}
