"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/layout/icon";
import { storePreference } from "@/components/ui/layout/preference-cookie";
import { localeCookie, locales } from "@/lib/platform/i18n/locales";
import { themeCookie, themes, type ThemeChoice } from "@/components/ui/layout/theme-script";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./language-and-theme.module.css";

const icons = { light: "sun", dark: "moon", system: "screen" } as const;
const darkQuery = "(prefers-color-scheme: dark)";
const systemTheme = () => (matchMedia(darkQuery).matches ? "dark" : "light");
const names = { light: "themeLight", dark: "themeDark", system: "themeSystem" } as const;

/** Chooses language and theme, stored in cookies so that the server can render them. */
export function LanguageAndTheme({ theme }: { theme: ThemeChoice }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const router = useRouter();
  const [choice, setChoice] = useState(theme);

  useEffect(() => {
    const paint = () =>
      document.documentElement.setAttribute("data-theme", choice === "system" ? systemTheme() : choice);
    paint();
    if (choice !== "system") return;
    const system = matchMedia(darkQuery);
    system.addEventListener("change", paint);
    return () => system.removeEventListener("change", paint);
  }, [choice]);

  const speak = (language: string) => {
    storePreference(localeCookie, language);
    router.refresh();
  };
  const choose = (value: string) => {
    const next = themes.find((name) => name === value) ?? "system";
    storePreference(themeCookie, next);
    setChoice(next);
  };

  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t("language")} className={styles.languages}>
        {locales.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === locale}
            onClick={() => speak(language)}
            lang={language}
            title={inLanguage(language, { en: "English", id: "Bahasa Indonesia" })}
          >
            {language.toUpperCase()}
          </button>
        ))}
      </div>
      <span className={styles.theme} title={`${t("theme")}: ${t(names[choice])}`}>
        <Icon name={icons[choice]} />
        <select value={choice} onChange={(event) => choose(event.target.value)} aria-label={t("theme")}>
          {themes.map((name) => (
            <option key={name} value={name}>
              {t(names[name])}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
