"use client";

import Box from "@mui/material/Box";
import { useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { localeCookie, locales } from "@/lib/platform/i18n/locales";

const names = { en: "English", id: "Bahasa Indonesia" } as const;
const yearInSeconds = 31_536_000;

function choose(locale: string) {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}

/** Switch the language and stay on the page. Typed values are kept. */
export function LanguageSwitch({ label }: { label: string }) {
  const current = useLocale();
  const router = useRouter();
  return (
    <Box role="group" aria-label={label} sx={{ display: "inline-flex" }}>
      {locales.map((locale) => (
        <Box
          key={locale}
          component="button"
          type="button"
          lang={locale}
          title={names[locale]}
          aria-label={names[locale]}
          aria-pressed={locale === current}
          onClick={() => {
            choose(locale);
            router.refresh();
          }}
          sx={{
            minWidth: 44,
            minHeight: 44,
            border: 0,
            bgcolor: "transparent",
            color: "inherit",
            font: "inherit",
            fontSize: 14,
            cursor: "pointer",
            fontWeight: locale === current ? 700 : 400,
            textDecoration: locale === current ? "underline" : "none",
            textUnderlineOffset: 5,
            textDecorationThickness: 2,
          }}
        >
          {locale.toUpperCase()}
        </Box>
      ))}
    </Box>
  );
}
