import { useLocale, useTranslations } from "next-intl";
import { DetailList } from "@/components/ui/layout/detail-list";
import { Link } from "@/components/ui/layout/link";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { dayText } from "./formats";
import { styles } from "./styles";

/** Show the seafarer's data, read-only and as far as visible. Document 3 §2 */
export function CrewPanel({ crew, recordAt }: { crew: ScheduleDetail["crew"]; recordAt: string | null }) {
  const t = useTranslations("schedule-details.crew");
  const locale = useLocale();
  return (
    <section className={styles.card} aria-labelledby="schedule-crew">
      <h2 id="schedule-crew">{t("title")}</h2>
      <DetailList
        details={[
          { label: t("name"), value: crew.fullName },
          { label: t("idCardNo"), value: crew.idCardNo },
          { label: t("position"), value: inLanguage(locale, { en: crew.jobPositionName, id: crew.jobPositionNameId }) },
          { label: t("age"), value: crew.age === null ? null : t("years", { count: crew.age }) },
          { label: t("birthPlace"), value: crew.placeOfBirth },
          { label: t("dateOfBirth"), value: crew.dateOfBirth && dayText(crew.dateOfBirth, locale) },
          { label: t("seafarerCode"), value: crew.seaFarerId },
          { label: t("seamanBookNo"), value: crew.seamanBookNo },
          { label: t("passportNo"), value: crew.passportNo },
          { label: t("employeeNumber"), value: crew.employeeIdNumber },
        ]}
      />
      {recordAt ? (
        <p>
          <Link href={recordAt} prefetch={false}>
            {t("record")}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
