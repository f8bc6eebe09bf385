import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages, type Namespace } from "@/lib/platform/i18n/messages";
import { themeCookie, themes, themeScript } from "./theme-script";
import { ThemeFrame } from "./theme-frame";
import { ToastFrame } from "../feedback/toast-frame";

/** The html document of every page built with MUI; namespaces are the texts its client parts may use. */
export async function Document({ children, namespaces }: { children: ReactNode; namespaces: Namespace[] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("shell")]);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const stored = (await cookies()).get(themeCookie)?.value;
  const choice = themes.find((name) => name === stored) ?? "system";
  const messages = pickMessages(isLocale(locale) ? locale : "en", ...namespaces);
  return (
    <html lang={locale} data-theme="light" suppressHydrationWarning>
      <body>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <AppRouterCacheProvider options={{ enableCssLayer: true }}>
          <NextIntlClientProvider messages={messages}>
            <ThemeFrame choice={choice}>
              <ToastFrame closeLabel={t("close")}>{children}</ToastFrame>
            </ThemeFrame>
          </NextIntlClientProvider>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
