import { digest } from "@/db/digest";
import { sessionIdOf } from "./session";

/** Whose page a browser keeps for when there is no network: a word for this sign-in, which tells nothing of it. */
export async function keptFor(headers: Headers): Promise<string | null> {
  const session = await sessionIdOf(headers);
  return session ? digest(`kept ${session}`).slice(0, 16) : null;
}
