import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieValue } from "./session";

export const deviceCookie = "nakhoda-device";
const trustedDays = 180;
export const trustedSeconds = trustedDays * 86_400;

const signatureOf = (payload: string) =>
  createHmac("sha256", process.env.AUTH_SECRET ?? "")
    .update(`known device\n${payload}`)
    .digest("base64url");

/** Create the token of a trusted device. It grants no access; the sign-in limits count such a browser separately. */
export function deviceTokenFor(email: string, now: Date): string {
  const device = `${Math.floor(now.getTime() / 1_000)}.${randomBytes(12).toString("base64url")}`;
  return `${device}.${signatureOf(`${email}\n${device}`)}`;
}

/** Return the trusted device of this account within 180 days, or null. */
export function trustedDeviceOf(headers: Headers, email: string, now: Date): string | null {
  const [since = "", name = "", signature = ""] = (cookieValue(headers, deviceCookie) ?? "").split(".");
  const device = `${since}.${name}`;
  const [sent, expected] = [signature, signatureOf(`${email}\n${device}`)].map((text) => Buffer.from(text));
  if (!sent || !expected || sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  return Number(since) * 1_000 > now.getTime() - trustedSeconds * 1_000 ? device : null;
}
