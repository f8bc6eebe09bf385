import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { themeScript } from "@/components/ui/layout/theme-script";
import { ErrorTexts } from "./error-texts";
// Part of the frame's stylesheet; a separate file would load before the hero picture.
import "./load-failed-dialog.module.css";
import { pageLocale } from "./page-locale";
import styles from "./public-document.module.css";
import { PublicFooter } from "./public-footer";
import { PublicHeader } from "./public-header";

/** Render the document of a public page. Cached pages have no nonce. */
export async function PublicDocument({ children, nonce }: { children: ReactNode; nonce?: string }) {
  const [t, tNotFound, locale] = await Promise.all([
    getTranslations("careers.failed"),
    getTranslations("careers.notFound"),
    pageLocale(),
  ]);
  const failed = { title: t("title"), job: t("job"), list: t("list"), retry: t("retry"), back: t("back") };
  const texts = {
    ...failed,
    unknownTitle: tNotFound("title"),
    unknownText: tNotFound("text"),
    unknownAction: tNotFound("action"),
  };
  return (
    <html lang={locale} data-theme="light" suppressHydrationWarning>
      <body className={styles.body}>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <PublicHeader />
        <main className={styles.main} id="content" tabIndex={-1}>
          <ErrorTexts texts={texts}>{children}</ErrorTexts>
        </main>
        <PublicFooter />
      </body>
    </html>
  );
}
