import { createHmac, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";

const captchaProviders = ["altcha", "recaptcha", "turnstile"] as const;
type CaptchaProvider = (typeof captchaProviders)[number];

export const captchaProvider = (): CaptchaProvider =>
  z.enum(captchaProviders).catch("altcha").parse(process.env.CAPTCHA_PROVIDER);
export const captchaSiteKey = () => process.env.CAPTCHA_SITE_KEY ?? "";

const secretFor = (purpose: string) =>
  createHmac("sha256", process.env.AUTH_SECRET ?? "")
    .update(`captcha ${purpose}`)
    .digest("hex");

/** Create a proof-of-work challenge that a phone solves in about a second; valid for ten minutes. */
export const newChallenge = (now: Date) =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1_000,
    counter: randomInt(300, 1_200),
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1000) + 600,
    hmacSignatureSecret: secretFor("signature"),
    hmacKeySignatureSecret: secretFor("key"),
  });

const altchaAnswer = z.object({
  challenge: z.looseObject({ signature: z.string().min(1).max(500), parameters: z.looseObject({}) }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string().max(500) }),
});

/** Return the challenge's signature for a right answer, else null. The caller accepts each signature once. */
async function verifyAltcha(token: string): Promise<string | null> {
  try {
    const answer = altchaAnswer.parse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
    const result = await verifySolution({
      challenge: answer.challenge,
      solution: answer.solution,
      deriveKey,
      hmacSignatureSecret: secretFor("signature"),
      hmacKeySignatureSecret: secretFor("key"),
    } as unknown as Parameters<typeof verifySolution>[0]);
    return result.verified ? answer.challenge.signature : null;
  } catch {
    return null;
  }
}

const siteVerify = {
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
};

async function verifyRemote(provider: keyof typeof siteVerify, token: string, address: string): Promise<string | null> {
  const body = new URLSearchParams({ secret: process.env.CAPTCHA_SECRET ?? "", response: token, remoteip: address });
  const answer = await fetch(siteVerify[provider], { method: "POST", body, signal: AbortSignal.timeout(8_000) })
    .then((response) => response.json())
    .catch(() => ({}));
  const verdict = z
    .looseObject({ success: z.boolean(), hostname: z.string().optional(), score: z.number().optional() })
    .safeParse(answer);
  if (!verdict.success || !verdict.data.success || (verdict.data.score ?? 1) < 0.5) return null;
  const host = new URL(process.env.AUTH_URL ?? "http://localhost").hostname;
  return verdict.data.hostname === undefined || verdict.data.hostname === host
    ? createHmac("sha256", "spent").update(token).digest("hex")
    : null;
}

/** Verify an answer. @returns its unique id, so that it is used once; null for a wrong one */
export function verifyCaptcha(token: string, address: string): Promise<string | null> {
  const provider = captchaProvider();
  return provider === "altcha" ? verifyAltcha(token) : verifyRemote(provider, token, address);
}
