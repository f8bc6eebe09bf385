import { hashSecret } from "@/db/hash-secret";
import { actorId, type Actor } from "@/lib/access/actor";

const contentOf = async (value: unknown) =>
  value instanceof File ? [value.name, value.type, Buffer.from(await value.arrayBuffer()).toString("base64")] : value;

/**
 * Derive the key of a repeated request from its sender, its Idempotency-Key, the call and the whole input. The gate
 * token is left out, because it may be renewed.
 */
export async function deriveIdempotencyKey(
  { method, url, headers }: Request,
  actor: Actor,
  { f: _token, ...input }: Record<string, unknown>,
): Promise<string | undefined> {
  const header = headers.get("idempotency-key");
  if (!header || actor.kind === "stranger") return undefined;
  const fields = await Promise.all(Object.entries(input).map(async ([name, value]) => [name, await contentOf(value)]));
  return hashSecret(JSON.stringify([header, actor.kind, actorId(actor), method, new URL(url).pathname, fields]));
}
