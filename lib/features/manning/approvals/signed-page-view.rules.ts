import { createHmac, timingSafeEqual } from "node:crypto";

const maxAgeHours = 12;

/** What a page showed: link, item, version and a hash of the answer view. */
type PageView = { linkId: number; itemId: number; version: number; shown: string };

/** The page view of the form that names a colleague; it shows no question. */
export const colleagueFormView = (linkId: number): PageView => ({
  linkId,
  itemId: 0,
  version: 0,
  shown: "another person",
});

const signatureOf = ({ linkId, itemId, version, shown }: PageView, at: string) =>
  createHmac("sha256", process.env.AUTH_SECRET ?? "")
    .update(["approval page", linkId, itemId, version, shown, at].join("\n"))
    .digest("base64url");

/** Sign a page view. The answer must return this token, which proves that the page was shown. */
export function pageViewToken(pageView: PageView, now: Date): string {
  const at = Math.floor(now.getTime() / 1_000).toString(36);
  return `${at}.${signatureOf(pageView, at)}`;
}

/** Check that a token belongs to this page view and is at most twelve hours old. */
export function isPageViewToken(value: string, pageView: PageView, now: Date): boolean {
  const [at = "", signature = ""] = value.split(".");
  const [givenSignature, expectedSignature] = [Buffer.from(signature), Buffer.from(signatureOf(pageView, at))];
  if (givenSignature.length !== expectedSignature.length || !timingSafeEqual(givenSignature, expectedSignature))
    return false;
  return parseInt(at, 36) * 1_000 > now.getTime() - maxAgeHours * 3_600_000;
}
