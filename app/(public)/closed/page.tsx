import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmptyListNotice } from "@/components/features/job-openings/careers/empty-list-notice";
import styles from "@/components/ui/layout/narrow.module.css";

type Props = { searchParams: Promise<{ reason?: string | string[] }> };

const reasons = ["broken", "invalid", "opening", "revision"] as const;

// Accept only listed reasons; free text from the address would let anyone put words on our page.
async function reasonOf({ searchParams }: Props) {
  const { reason } = await searchParams;
  return reasons.find((reasonName) => reasonName === reason) ?? "broken";
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations("careers.closed");
  return { title: t(`${await reasonOf(props)}.title`), robots: { index: false } };
}

export default async function ClosedPage(props: Props) {
  const t = await getTranslations("careers.closed");
  const reason = await reasonOf(props);
  return (
    <div className={styles.narrow}>
      <EmptyListNotice
        heading="h1"
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`)}
        action={{ label: t("action"), href: "/" }}
      />
    </div>
  );
}
