import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieValue } from "./session";

export const deviceCookie = "nakhoda-device";
const knownForDays = 180;
export const knownForSeconds = knownForDays * 86_400;

const signed = (said: string) =>
  createHmac("sha256", process.env.AUTH_SECRET ?? "")
    .update(`known device\n${said}`)
    .digest("base64url");

/** Create the token of a trusted device. It grants no access; the sign-in limits count such a browser separately. */
export function deviceTokenFor(email: string, now: Date): string {
  const device = `${Math.floor(now.getTime() / 1_000)}.${randomBytes(12).toString("base64url")}`;
  return `${device}.${signed(`${email}\n${device}`)}`;
}

/** Return the trusted device of this account within 180 days, or null. */
export function knownDeviceOf(headers: Headers, email: string, now: Date): string | null {
  const [since = "", name = "", signature = ""] = (cookieValue(headers, deviceCookie) ?? "").split(".");
  const device = `${since}.${name}`;
  const [given, right] = [signature, signed(`${email}\n${device}`)].map((text) => Buffer.from(text));
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(since) * 1_000 > now.getTime() - knownForSeconds * 1_000 ? device : null;
}
