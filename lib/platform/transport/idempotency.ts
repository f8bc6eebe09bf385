import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/audit";
import { actorId, type Actor } from "@/lib/access/actor";
import { AppError } from "../errors";

/** Runs a POST once per Idempotency-Key, actor and path; a repetition within 24 hours gets the first answer. */
export async function once(request: Request, actor: Actor, run: () => Promise<Response>): Promise<Response> {
  const given = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  if (!given || actor.kind === "stranger") return run();
  const scope = [given, actor.kind, actorId(actor), new URL(request.url).pathname].join("\n");
  const key = createHash("sha256").update(scope).digest("base64url");
  const [first] = await database().insert(idempotencyKeys).values({ key }).onConflictDoNothing().returning();
  if (!first) {
    const [known] = await database().select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    if (!known?.answer) throw new AppError("conflict", "errors.stillRunning");
    return new Response(known.answer, { headers: { "content-type": "application/json", "idempotency-replayed": "true" } });
  }
  try {
    const response = await run();
    await database().update(idempotencyKeys).set({ answer: await response.clone().text() }).where(eq(idempotencyKeys.key, key));
    return response;
  } catch (error) {
    await database().delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    throw error;
  }
}
