import { hashSecret } from "@/db/hash-secret";
import { sessionIdOf } from "./session";

/**
 * Return a key for the browser's offline cache of this session. It is a hash, so it reveals nothing about the session.
 */
export async function offlineCacheKey(headers: Headers): Promise<string | null> {
  const session = await sessionIdOf(headers);
  return session ? hashSecret(`kept ${session}`).slice(0, 16) : null;
}
