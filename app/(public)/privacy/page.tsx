import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/components/features/job-openings/careers/list-state";
import { pageLocale } from "@/components/features/job-openings/careers/page-locale";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { pageMetadata } from "../page-metadata";
import { Prose } from "./prose";
import styles from "./privacy.module.css";

type Props = { searchParams: Promise<SearchParams> };

const version = "2026-11";
const sections = [
  "who",
  "data",
  "purposes",
  "basis",
  "recipients",
  "retention",
  "rights",
  "security",
  "contact",
] as const;

/** The sender of emails is also the contact address. */
function contactAddress(): string {
  const sender = process.env.MAIL_FROM ?? `crewing@${new URL(siteUrl("/")).hostname}`;
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, locale, params] = await Promise.all([getTranslations("careers.privacy"), pageLocale(), searchParams]);
  return pageMetadata({ path: "/privacy", title: t("title"), description: t("lead"), locale, language: params.lang });
}

export default async function PrivacyPage() {
  const t = await getTranslations("careers.privacy");
  const address = contactAddress();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <p className={styles.version}>{t("version", { version })}</p>
      </header>
      <nav className={styles.contents} aria-label={t("contents")}>
        <ol>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`${section}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section} id={section} className={styles.section}>
            <h2>{t(`${section}.title`)}</h2>
            <Prose text={t(`${section}.text`)} />
            {section === "contact" && (
              <p>
                <a href={`mailto:${address}`}>{address}</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
