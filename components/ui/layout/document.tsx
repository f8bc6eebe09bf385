import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages, type Namespace } from "@/lib/platform/i18n/messages";
import "./base.css";
// Every page has buttons: their styles come with the document's, in one request.
import "./button.module.css";
import { themeScript } from "./theme-script";
import { ToastFrame } from "../feedback/toast-frame";

/** The html document of every page outside careers; namespaces are the texts its client parts may use. */
export async function Document({ children, namespaces }: { children: ReactNode; namespaces: Namespace[] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("shell")]);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const messages = pickMessages(isLocale(locale) ? locale : "en", ...namespaces);
  return (
    <html lang={locale} data-theme="light" suppressHydrationWarning>
      <body>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <NextIntlClientProvider messages={messages}>
          <ToastFrame closeLabel={t("close")}>{children}</ToastFrame>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
