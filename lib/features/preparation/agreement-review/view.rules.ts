import { createHmac, timingSafeEqual } from "node:crypto";

const hours = 12;

/** What a page displayed: agreement, version and token. */
type Viewed = { pklId: number; version: number; tokenHash: string };

const signed = ({ pklId, version, tokenHash }: Viewed, at: string) =>
  createHmac("sha256", process.env.AUTH_SECRET ?? "")
    .update(["agreement page", pklId, version, tokenHash, at].join("\n"))
    .digest("base64url");

/** Sign what was displayed. The answer must return this value. */
export function reviewViewOf(viewed: Viewed, now: Date): string {
  const at = Math.floor(now.getTime() / 1_000).toString(36);
  return `${at}.${signed(viewed, at)}`;
}

/** Verify the value for this page, valid for twelve hours. */
export function isReviewViewOf(value: string, viewed: Viewed, now: Date): boolean {
  const [at = "", signature = ""] = value.split(".");
  const [actual, right] = [Buffer.from(signature), Buffer.from(signed(viewed, at))];
  if (actual.length !== right.length || !timingSafeEqual(actual, right)) return false;
  return parseInt(at, 36) * 1_000 > now.getTime() - hours * 3_600_000;
}
