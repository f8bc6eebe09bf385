import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { newChallenge } from "@/lib/platform/captcha/provider";

/** Solve a challenge as a visitor's browser does. It expires by the machine's clock. */
export async function solvedCaptcha(): Promise<string> {
  const challenge = await newChallenge(new Date());
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
