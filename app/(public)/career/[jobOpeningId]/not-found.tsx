import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/features/job-openings/public/notice";
import styles from "../../narrow.module.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("careers.notFound");
  return { title: t("title"), robots: { index: false } };
}

export default async function JobOpeningNotFound() {
  const t = await getTranslations("careers.notFound");
  return (
    <div className={styles.narrow}>
      <Notice heading="h1" title={t("title")} text={t("text")} action={{ label: t("action"), href: "/#jobs" }} />
    </div>
  );
}
