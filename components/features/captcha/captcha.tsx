"use client";

import Box from "@mui/material/Box";
import { AltchaCaptcha } from "./altcha-captcha";
import { ScriptCaptcha } from "./script-captcha";
import type { CaptchaProps } from "./settings";

/** Shows the configured captcha. Each answer is valid for one attempt. */
export function Captcha({ provider, siteKey, onAnswer, error, round = 0 }: CaptchaProps) {
  return (
    <Box>
      {provider === "altcha" ? (
        <AltchaCaptcha key={round} onAnswer={onAnswer} />
      ) : (
        <ScriptCaptcha key={round} provider={provider} siteKey={siteKey} onAnswer={onAnswer} />
      )}
      <Box role="alert" sx={{ color: "error.main", fontSize: 14, fontWeight: 600, "&:not(:empty)": { mt: 2 } }}>
        {error}
      </Box>
    </Box>
  );
}
