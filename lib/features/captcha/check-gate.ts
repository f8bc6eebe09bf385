import { isGateOpen } from "@/lib/platform/captcha/gate";
import { read } from "@/lib/platform/operation";
import { checkGateInput, checkedGate } from "./schema";

/** Check whether a gate token is valid, without extending it. An invalid token is no error. */
export const checkGate = read({
  name: "captcha.check-gate",
  access: "public",
  input: checkGateInput,
  output: checkedGate,
  run: async ({ db, now }, { k }) => ({ valid: k.length > 0 && (await isGateOpen(db, k, now)) }),
});
