import { connection } from "@/db/client";

export const dynamic = "force-dynamic";

export async function GET() {
  try {
    await connection()`select 1`;
    return Response.json({ status: "ready" });
  } catch {
    return Response.json({ status: "no database" }, { status: 503 });
  }
}
