import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/features/job-openings/careers/notice";
import styles from "@/components/ui/layout/narrow.module.css";

type Props = { searchParams: Promise<{ reason?: string | string[] }> };

// The reason is one of two words: text from the address would let anyone put words on our page.
const reasonOf = async ({ searchParams }: Props) => ((await searchParams).reason === "invalid" ? "invalid" : "broken");

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations("careers.closed");
  return { title: t(await reasonOf(props)), robots: { index: false } };
}

export default async function ClosedPage(props: Props) {
  const t = await getTranslations("careers.closed");
  return (
    <div className={styles.narrow}>
      <Notice
        heading="h1"
        title={t(await reasonOf(props))}
        text={t("text")}
        action={{ label: t("action"), href: "/" }}
      />
    </div>
  );
}
