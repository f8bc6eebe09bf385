import { createHmac, timingSafeEqual } from "node:crypto";

const hours = 12;

/** What a page showed: link, item, version and a hash of the answer view. */
type Viewed = { linkId: number; itemId: number; version: number; shown: string };

/** The page view of the form that names a colleague; it shows no question. */
export const handingOver = (linkId: number): Viewed => ({ linkId, itemId: 0, version: 0, shown: "another person" });

const signed = ({ linkId, itemId, version, shown }: Viewed, at: string) =>
  createHmac("sha256", process.env.AUTH_SECRET ?? "")
    .update(["approval page", linkId, itemId, version, shown, at].join("\n"))
    .digest("base64url");

/** Sign a page view. The answer must return this token, which proves that the page was shown. */
export function viewOf(viewed: Viewed, now: Date): string {
  const at = Math.floor(now.getTime() / 1_000).toString(36);
  return `${at}.${signed(viewed, at)}`;
}

/** Check that a token belongs to this page view and is at most twelve hours old. */
export function isViewOf(value: string, viewed: Viewed, now: Date): boolean {
  const [at = "", signature = ""] = value.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(viewed, at))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return parseInt(at, 36) * 1_000 > now.getTime() - hours * 3_600_000;
}
