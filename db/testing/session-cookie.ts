import { encode } from "next-auth/jwt";
import type { UserActor } from "@/lib/access/actor";

const name = "authjs.session-token";

/** The cookie header of somebody who signed in. */
export const sessionCookie = async (actor: UserActor, version = 1) =>
  `${name}=${await encode({ salt: name, secret: process.env.AUTH_SECRET ?? "", token: { sub: String(actor.userId), version } })}`;
