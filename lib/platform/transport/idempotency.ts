import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/audit";
import { actorId, type Actor } from "@/lib/access/actor";
import { digest } from "@/db/digest";
import { AppError } from "../errors";

type Kept = { status: number; headers: Record<string, string>; body: string };

/** Runs a POST once per Idempotency-Key, actor, path and JSON body; a repetition within 24 hours gets the first answer. */
export async function once(request: Request, actor: Actor, run: () => Promise<Response>): Promise<Response> {
  const given = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  if (!given || actor.kind === "stranger") return run();
  const body = request.headers.get("content-type")?.includes("json") ? await request.clone().text() : "";
  const key = digest([given, actor.kind, actorId(actor), new URL(request.url).pathname, body].join("\n"));
  const [first] = await database().insert(idempotencyKeys).values({ key }).onConflictDoNothing().returning();
  if (!first) {
    const [known] = await database().select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    if (!known?.answer) throw new AppError("conflict", "errors.stillRunning");
    // Written below, by this function alone.
    const { status, headers, body } = JSON.parse(known.answer) as Kept;
    return new Response(Buffer.from(body, "base64"), {
      status,
      headers: { ...headers, "idempotency-replayed": "true" },
    });
  }
  try {
    const response = await run();
    const kept: Kept = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.clone().arrayBuffer()).toString("base64"),
    };
    await database()
      .update(idempotencyKeys)
      .set({ answer: JSON.stringify(kept) })
      .where(eq(idempotencyKeys.key, key));
    return response;
  } catch (error) {
    await database().delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    throw error;
  }
}
