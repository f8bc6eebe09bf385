import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import type { Namespace, TextPath } from "@/lib/platform/i18n/messages";
import "./base.css";
// Every page has buttons: load their styles with the document's, in one request.
import "./button.module.css";
import { NextIntlClientProvider } from "next-intl";
import { PageTexts } from "./page-texts";
import { themeScript } from "./theme-script";
import { ToastFrame } from "../feedback/toast-frame";

type Props = { children: ReactNode; now: readonly TextPath[]; late?: readonly Namespace[] };

/**
 * The HTML document of every page outside careers. `now` and `late` are the texts of its client components
 * (PageTexts).
 */
export async function HtmlDocument({ children, now, late }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("shell")]);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang={locale} data-theme="light" suppressHydrationWarning>
      <body>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <NextIntlClientProvider messages={{}}>
          <PageTexts now={now} late={late}>
            <ToastFrame closeLabel={t("close")}>{children}</ToastFrame>
          </PageTexts>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
