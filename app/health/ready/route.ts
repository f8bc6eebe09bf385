import { isReachable } from "@/db/reach";

export const dynamic = "force-dynamic";
const patience = 1_500;

/** Answers within two seconds, also where the database neither answers nor refuses. */
export async function GET() {
  if (await isReachable(patience)) return Response.json({ status: "ready" });
  return Response.json({ status: "no database" }, { status: 503, headers: { "retry-after": "2" } });
}
