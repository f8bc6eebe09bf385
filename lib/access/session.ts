import { getToken } from "next-auth/jwt";
import { loadUserActor, type UserActor } from "./actor";

declare module "@auth/core/jwt" {
  interface JWT {
    version?: number;
  }
}

export const divisionCookie = "nakhoda-division";

export const secureCookies = () => process.env.AUTH_URL?.startsWith("https:") ?? false;

export function cookieValue(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return decodeURIComponent(value.join("="));
  }
  return undefined;
}

/** Who the session cookie names, or null. Reads nothing but the headers and one user row. */
export async function actorOfSession(headers: Headers): Promise<UserActor | null> {
  const token = await getToken({ req: { headers }, secret: process.env.AUTH_SECRET ?? "", secureCookie: secureCookies() });
  if (!token?.sub || token.version === undefined) return null;
  return loadUserActor(Number(token.sub), token.version, Number(cookieValue(headers, divisionCookie)));
}
