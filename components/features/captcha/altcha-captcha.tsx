"use client";

import "altcha/altcha.css";
import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { createElement, useEffect, useEffectEvent, useRef, useState } from "react";
import { altchaStyles } from "./altcha-styles";

const challengeAddress = "/api/captcha";
const phrases = [
  "label",
  "verifying",
  "verified",
  "error",
  "expired",
  "loading",
  "waitAlert",
  "verificationRequired",
] as const;

/**
 * The Altcha widget without inline styles and with a worker from this site, as the content security policy requires.
 */
async function loadAltcha(locale: string, texts: Record<string, string>) {
  await import("altcha/external");
  globalThis.$altcha.algorithms.set(
    "PBKDF2/SHA-256",
    () => new Worker(new URL("altcha/workers/pbkdf2", import.meta.url), { type: "module" }),
  );
  globalThis.$altcha.i18n.set(locale, texts);
}

export function AltchaCaptcha({ onAnswer }: { onAnswer: (answer: string | null) => void }) {
  const t = useTranslations("registration.captcha");
  const locale = useLocale();
  const holder = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const answer = useEffectEvent(onAnswer);
  const texts = useEffectEvent(() => Object.fromEntries(phrases.map((phrase) => [phrase, t(phrase)])));

  useEffect(() => {
    let isMounted = true;
    void loadAltcha(locale, texts()).then(() => isMounted && setLoaded(true));
    return () => void (isMounted = false);
  }, [locale]);

  useEffect(() => {
    const widget = holder.current?.querySelector("altcha-widget");
    if (!loaded || !widget) return;
    const changed = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      if (typeof detail !== "object" || detail === null || !("state" in detail)) return;
      const payload = "payload" in detail && typeof detail.payload === "string" ? detail.payload : null;
      answer(detail.state === "verified" ? payload : null);
    };
    widget.addEventListener("statechange", changed);
    return () => widget.removeEventListener("statechange", changed);
  }, [loaded]);

  return (
    <Box ref={holder} sx={altchaStyles} aria-busy={!loaded}>
      {loaded
        ? createElement("altcha-widget", {
            challenge: challengeAddress,
            language: locale,
            name: "captcha",
            configuration: JSON.stringify({ hideFooter: true, hideLogo: true, minDuration: 0 }),
          })
        : t("loading")}
    </Box>
  );
}
