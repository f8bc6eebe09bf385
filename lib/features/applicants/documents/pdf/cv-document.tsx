import { cvFacts } from "@/lib/features/crew/detail/pdf/cv-facts";
import { CvQualifications } from "@/lib/features/crew/detail/pdf/cv-qualifications";
import { CvSeaService } from "@/lib/features/crew/detail/pdf/cv-sea-service";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Columns, Title } from "@/lib/platform/pdf/letter";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Portrait } from "@/lib/platform/pdf/portrait";
import { Section } from "@/lib/platform/pdf/section";
import type { CvData } from "../queries";
import { applicationValues } from "./cv-facts";
import { listsOf, seaServiceOf } from "./cv-lists";

type Props = { data: CvData; photo: Buffer | null; identity: boolean; locale: Locale; generatedBy: string; now: Date };

/** Render an applicant's curriculum vitae for staff. product 5.18 */
export function CvDocument({ data, photo, identity, locale, generatedBy, now }: Props) {
  const t = bilingual(locale);
  const { person } = data;
  const position = inLanguage(locale, { en: person.positionEn, id: person.position });
  const vesselType = inLanguage(locale, { en: person.vesselTypeEn, id: person.vesselType });
  const under = [
    `${t("documents.cv.appliedFor").main}: ${position} – ${vesselType}`,
    `${t("documents.registrationNumber").main}: ${person.registrationNumber}`,
  ];
  const values = applicationValues({ data, locale, now, identity });
  const today = dayOf(now);
  return (
    <LetterheadPage
      title={`${t("documents.cv.title").main} – ${person.fullName}`}
      documentNumber={`CV/${person.registrationNumber}`}
      locale={locale}
      letterhead={letterheadOf(person.division)}
      generatedBy={generatedBy}
      now={now}
      note={oneLine(t("documents.cv.note"))}
    >
      <Columns
        shares={[1, 0]}
        parts={[
          <Title key="title" over={oneLine(t("documents.cv.title"))} title={person.fullName} under={under} />,
          <Portrait key="portrait" photo={photo} name={person.fullName} />,
        ]}
      />
      <Section title={t("documents.cv.personal")}>
        <Facts facts={cvFacts("personal", values, locale)} />
      </Section>
      <Section title={t("documents.cv.physical")}>
        <Facts columns={4} facts={cvFacts("physical", values, locale)} />
      </Section>
      <Section title={t("documents.cv.contact")}>
        <Facts facts={cvFacts("contact", values, locale)} />
      </Section>
      <CvQualifications {...listsOf(data, today)} locale={locale} />
      <CvSeaService seaService={seaServiceOf(data, today)} locale={locale} />
    </LetterheadPage>
  );
}
