import { getLocale, getTranslations } from "next-intl/server";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { Sticky } from "@/components/ui/layout/sticky";
import { assessmentTypes } from "@/db/enums/applicants";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { ageOn } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./applicant.module.css";
import { sections } from "./sections";

/** Show the applicant's identity with links to each section. It stays visible while scrolling. */
export async function PersonStrip({ applicant, today }: { applicant: ApplicantDetail; today: string }) {
  const [t, labels, locale] = await Promise.all([
    getTranslations("applicants"),
    getTranslations("person-fields.labels"),
    getLocale(),
  ]);
  const stage = assessmentTypes[applicant.currentStatusId - 1] ?? "screening";
  const facts = [
    [t("registrationNumber"), applicant.registrationNumber],
    [
      t("position"),
      `${inLanguage(locale, { en: applicant.positionEn, id: applicant.position })}, ${inLanguage(locale, { en: applicant.vesselType, id: applicant.vesselTypeNameId })}`,
    ],
    [t("detail.stage"), t(`list.stages.${stage}`)],
    [t("detail.ageLabel"), t("detail.age", { age: ageOn(applicant.dateOfBirth, today) })],
  ];
  return (
    <Sticky>
      <div className={styles.person}>
        {applicant.photo ? (
          // oxlint-disable-next-line nextjs/no-img-element -- a private file, answered as it is: nothing to optimise
          <img
            src={fileAddress(applicant.photo.fileId, true)}
            alt={labels("photo")}
            width={44}
            height={56}
            loading="eager"
            className={styles.photo}
          />
        ) : (
          <span className={styles.photo} />
        )}
        <h1>{applicant.fullName}</h1>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <nav aria-label={applicant.fullName} className={styles.sections}>
        {sections.map((id) => (
          <a key={id} href={`#${id}`}>
            {id === "history" ? t("screens.timeline.title") : t(`detail.sections.${id}`)}
          </a>
        ))}
      </nav>
    </Sticky>
  );
}
