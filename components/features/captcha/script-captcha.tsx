"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CaptchaSettings } from "./settings";

type RenderOptions = {
  sitekey: string;
  callback: (answer: string) => void;
  "expired-callback": () => void;
  "error-callback": () => void;
};
type Widget = { render: (holder: HTMLElement, options: RenderOptions) => unknown };
declare global {
  var grecaptcha: (Widget & { ready: (done: () => void) => void }) | undefined;
  var turnstile: Widget | undefined;
}

const scripts = {
  recaptcha: (locale: string) => `https://www.google.com/recaptcha/api.js?render=explicit&hl=${locale}`,
  turnstile: () => "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
};

const loadScript = (source: string) =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`script[src="${source}"]`) && (globalThis.grecaptcha ?? globalThis.turnstile))
      return resolve();
    const script = Object.assign(document.createElement("script"), { src: source, async: true });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("captcha script")));
    document.head.append(script);
  });

const widgetOf = (provider: "recaptcha" | "turnstile") =>
  new Promise<Widget>((resolve, reject) => {
    const { grecaptcha, turnstile } = globalThis;
    if (provider === "turnstile" && turnstile) return resolve(turnstile);
    if (provider === "recaptcha" && grecaptcha) return grecaptcha.ready(() => resolve(grecaptcha));
    reject(new Error("captcha script"));
  });

type Props = CaptchaSettings & { provider: "recaptcha" | "turnstile"; onAnswer: (answer: string | null) => void };

/** reCAPTCHA v2 or Turnstile. Loads the provider's script only when it is configured. */
export function ScriptCaptcha({ provider, siteKey, onAnswer }: Props) {
  const t = useTranslations("registration.captcha");
  const locale = useLocale();
  const holder = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const answer = useEffectEvent(onAnswer);

  useEffect(() => {
    const place = holder.current?.appendChild(document.createElement("div"));
    if (!place) return;
    const none = () => answer(null);
    loadScript(scripts[provider](locale))
      .then(() => widgetOf(provider))
      .then((widget) =>
        widget.render(place, {
          sitekey: siteKey,
          callback: (captchaAnswer) => answer(captchaAnswer),
          "expired-callback": none,
          "error-callback": none,
        }),
      )
      .catch(() => setFailed(true));
    return () => place.remove();
  }, [provider, siteKey, locale]);

  return (
    <Box ref={holder} sx={{ minHeight: 78 }}>
      {failed ? t("error") : null}
    </Box>
  );
}
