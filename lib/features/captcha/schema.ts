import { z } from "zod";

const token = z.string().max(20_000).optional();

/** The documents leave the body's field open: token, response and t are understood. */
export const openGateInput = z
  .object({ token, response: token, t: token, v: z.string().max(100).optional() })
  .transform(({ token, response, t, v }) => ({ token: token ?? response ?? t ?? "", visitorSecret: v }))
  .refine(({ token }) => token.length > 0, { path: ["token"], error: "captcha.unsolved" });

/** r is the gate token; v lets the same person come back to a draft. */
export const openedGate = z.object({ r: z.string(), v: z.string() });

export const checkGateInput = z.object({ k: z.string().max(200).catch("").default("") });
export const checkedGate = z.object({ valid: z.boolean() });
