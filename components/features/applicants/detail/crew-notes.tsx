import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import type { ApplicantDetail, FormerCrew } from "@/lib/features/applicants/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./crew-notes.module.css";
import { SkipAsFormerCrew } from "./skip-as-former-crew";

type Props = { applicant: ApplicantDetail; locale: Locale; maySkip: boolean };

const recordHref = (crewId: number) => `/dashboard/crew-management/${crewId}/details?tab=crew-details`;
const matchedBy = ({ sameIdNumber, sameSeafarerCode }: FormerCrew) =>
  sameIdNumber && sameSeafarerCode ? "both" : sameIdNumber ? "idNumber" : "seafarerCode";

async function SamePerson({ person, locale }: { person: FormerCrew; locale: Locale }) {
  const t = await getTranslations("applicants.screens.formerCrew");
  const { crewId, fullName, employeeNumber, lastVessel, statusSince } = person;
  const position = inLanguage(locale, { en: person.positionEn, id: person.position }) ?? "";
  if (crewId === null || fullName === null || employeeNumber === null) return <p>{t("elsewhere")}</p>;
  const status = t(`statuses.${person.status}`);
  const facts = [
    statusSince ? t("since", { status, date: formatDate(statusSince, locale) }) : status,
    lastVessel ? t("lastVessel", { vessel: lastVessel }) : null,
    t(matchedBy(person)),
  ];
  return (
    <>
      <p>
        <strong>{t("text", { name: fullName, number: employeeNumber, position })}</strong>
        <span>{facts.filter(Boolean).join(" · ")}</span>
        {person.barred ? <span className={styles.barred}>{t("barred")}</span> : null}
      </p>
      <Link href={recordHref(crewId)}>
        {t("open")} <Icon name="right" size={16} />
      </Link>
    </>
  );
}

/** Show whether this person is crew: hired from this application, or an existing record. */
export async function CrewNotes({ applicant, locale, maySkip }: Props) {
  const t = await getTranslations("applicants.screens");
  const { employee, formerCrew } = applicant;
  const isFormer = formerCrew.every(({ status }) => status === "resigned" || status === "blacklist");
  return (
    <>
      {employee ? (
        <section className={styles.note} data-tone="hired">
          <h2>{t("result.hired")}</h2>
          <Link href={recordHref(employee.crewId)}>
            {t("result.hiredAs", { number: employee.employeeNumber })} <Icon name="right" size={16} />
          </Link>
        </section>
      ) : null}
      {formerCrew.length > 0 ? (
        <section className={styles.note} data-tone="former">
          <h2>{t(isFormer ? "formerCrew.title" : "formerCrew.crew")}</h2>
          {formerCrew.map((person, index) => (
            <SamePerson key={index} person={person} locale={locale} />
          ))}
          {maySkip ? (
            <SkipAsFormerCrew
              applicant={{ id: applicant.id, version: applicant.version, name: applicant.fullName }}
              needsReason={applicant.skipNeedsReason}
            />
          ) : null}
        </section>
      ) : null}
    </>
  );
}
