import { z } from "zod";

const token = z.string().max(20_000).optional();

/** The documents leave the field open: token, response and t are accepted. */
export const openGateInput = z
  .object({ token, response: token, t: token, v: z.string().max(100).optional() })
  .transform(({ token, response, t, v }) => ({ token: token ?? response ?? t ?? "", visitorSecret: v }))
  .refine(({ token }) => token.length > 0, { path: ["token"], error: "captcha.unsolved" });

/** r: the gate token. v: lets the same person return to a draft. */
export const openedGate = z.object({ r: z.string(), v: z.string() });

export const checkGateInput = z.object({ k: z.string().max(200).catch("").default("") });
export const checkedGate = z.object({ valid: z.boolean() });
