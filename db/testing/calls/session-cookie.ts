import { encode } from "next-auth/jwt";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/users";
import type { UserActor } from "@/lib/access/actor";

const name = "authjs.session-token";

/** The cookie header of a signed-in user. */
export async function sessionCookie(actor: UserActor, version = 1): Promise<string> {
  const [session] = await database()
    .insert(sessions)
    .values({ userId: actor.userId, version, provider: "local", network: "", device: "Test" })
    .returning();
  const token = { sub: String(actor.userId), session: session?.id ?? "" };
  return `${name}=${await encode({ salt: name, secret: process.env.AUTH_SECRET ?? "", token })}`;
}
