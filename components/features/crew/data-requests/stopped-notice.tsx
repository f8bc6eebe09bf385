import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { recordHref } from "../record-href";
import styles from "../sections/record.module.css";

/** Show that processing is stopped and the record cannot be changed. product 5.20 */
export async function StoppedNotice({ crewId, since }: { crewId: number; since: Date | null }) {
  if (!since) return null;
  const [t, locale] = await Promise.all([getTranslations("data-requests"), getLocale()]);
  return (
    <aside className={styles.notice} aria-label={t("stoppedMarkTitle")}>
      <p>{t("stoppedSince", { date: formatDate(dayOf(since), locale) })}</p>
      <Link href={`${recordHref(crewId)}#data-subject-title`}>{t("seeRequest")}</Link>
    </aside>
  );
}
