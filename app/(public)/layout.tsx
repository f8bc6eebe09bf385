import "@fontsource-variable/source-sans-3/wght.css";
import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ErrorTexts } from "@/components/features/job-openings/public/error-texts";
import { pageLocale } from "@/components/features/job-openings/public/page-locale";
import { PublicFooter } from "@/components/features/job-openings/public/public-footer";
import { PublicHeader } from "@/components/features/job-openings/public/public-header";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { themeScript } from "@/components/ui/layout/theme-script";
import styles from "./layout.module.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("careers.site");
  return {
    metadataBase: new URL(siteUrl("/")),
    title: { default: `${t("title")} · Nakhoda`, template: "%s · Nakhoda" },
    description: t("description"),
    applicationName: "Nakhoda",
  };
}

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [t, locale] = await Promise.all([getTranslations("careers.failed"), pageLocale()]);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const texts = { title: t("title"), job: t("job"), list: t("list"), retry: t("retry"), back: t("back") };
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
