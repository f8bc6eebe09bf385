import { createHmac, timingSafeEqual } from "node:crypto";

const hours = 12;

/** What a page view showed: which question of which link, in which version, and everything on the page as a hash. */
type Viewed = { linkId: number; itemId: number; version: number; shown: string };

/** The part of the page where another person may be named: it shows no question. */
export const handingOver = (linkId: number): Viewed => ({ linkId, itemId: 0, version: 0, shown: "another person" });

const signed = ({ linkId, itemId, version, shown }: Viewed, at: string) =>
  createHmac("sha256", process.env.AUTH_SECRET ?? "")
    .update(["approval page", linkId, itemId, version, shown, at].join("\n"))
    .digest("base64url");

/** A value only a page that was really shown has; an answer brings it back. */
export function viewOf(viewed: Viewed, now: Date): string {
  const at = Math.floor(now.getTime() / 1_000).toString(36);
  return `${at}.${signed(viewed, at)}`;
}

/** Whether the value was given for exactly this, within twelve hours. */
export function isViewOf(value: string, viewed: Viewed, now: Date): boolean {
  const [at = "", signature = ""] = value.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(viewed, at))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return parseInt(at, 36) * 1_000 > now.getTime() - hours * 3_600_000;
}
