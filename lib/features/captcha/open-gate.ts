import { issueGateToken, spendCaptcha } from "@/lib/platform/captcha/gate";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { openedGate, openGateInput } from "./schema";

/** 20 attempts in ten minutes per address; tests may raise it. */
const captchaLimit = () => Number(process.env.CAPTCHA_LIMIT ?? 20);

/** Exchange a solved captcha for a gate token. @throws invalid "Token is invalid!" (document 1 §5) */
export const openGate = write({
  name: "captcha.open-gate",
  access: "public",
  input: openGateInput,
  output: openedGate,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "captcha", subject: address, max: captchaLimit(), seconds: 600, now }),
  async run({ db, address, now, audit }, { token, visitorSecret }) {
    if (!(await spendCaptcha(db, token, address))) throw new AppError("invalid", "captcha.invalid");
    const gate = await issueGateToken(db, { address, now, visitorSecret });
    audit({ subject: gate.visitorId });
    return { r: gate.token, v: gate.visitorSecret };
  },
});
