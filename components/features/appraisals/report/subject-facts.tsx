import { getLocale, getTranslations } from "next-intl/server";
import type { AppraisalWithForm } from "@/lib/features/appraisals/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";

/** Show the seafarer's data from the office record, read-only. */
export async function SubjectFacts({ detail }: { detail: AppraisalWithForm["appraisalDetail"] }) {
  const [t, locale] = await Promise.all([getTranslations("appraisal-form.head"), getLocale()]);
  const { dateOfBirth, crewRank, crewRankNameId } = detail;
  const facts = [
    [t("seafarersName"), detail.seafarersName],
    [t("crewRank"), inLanguage(locale, { en: crewRank, id: crewRankNameId })],
    [t("vesselName"), detail.vesselName],
    [t("seaFarerId"), detail.seaFarerId ?? "–"],
    [t("dateOfBirth"), dateOfBirth ? formatDate(dateOfBirth, locale) : "–"],
    [t("nationality"), detail.nationality ?? "–"],
  ];
  return (
    <dl className="appr-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
