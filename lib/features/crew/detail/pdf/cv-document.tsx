import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Facts, type Fact } from "@/lib/platform/pdf/facts";
import { Columns, Title } from "@/lib/platform/pdf/letter";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Portrait } from "@/lib/platform/pdf/portrait";
import { Section } from "@/lib/platform/pdf/section";
import { Watermark } from "@/lib/platform/pdf/watermark";
import type { CrewDetail } from "../schema";
import { CvAppraisals } from "./cv-appraisals";
import { CvCheck } from "./cv-check";
import { cvFacts, recordValues } from "./cv-facts";
import { listsOf } from "./cv-lists";
import { CvQualifications } from "./cv-qualifications";
import { CvSeaService } from "./cv-sea-service";

/** copyFor: the principal of a principal's copy, null in the staff copy. code: null if no check code is issued. */
type Props = {
  detail: CrewDetail;
  /** Names as in the passport; on every copy, as on crew lists. Null until a person confirmed them. */
  names: { familyName: string | null; givenNames: string | null };
  photo: Buffer | null;
  copyFor: string | null;
  code: string | null;
  locale: Locale;
  generatedBy: string;
  now: Date;
};

/** Print a seafarer's CV from the record as its reader may see it. product 5.18 */
export function CrewCvDocument({ detail, names, photo, copyFor, code, locale, generatedBy, now }: Props) {
  const t = bilingual(locale);
  const rank = inLanguage(locale, { en: detail.jobPositionName, id: detail.jobPositionNameId });
  const vesselType = inLanguage(locale, { en: detail.vesselTypeName, id: detail.vesselTypeNameId });
  const under = [
    `${rank} – ${vesselType}`,
    `${t("crew.export.columns.employeeNumber").main}: ${detail.employeeNumber}`,
  ];
  const values = { ...recordValues(detail, locale), ...names };
  const block = (key: string, facts: Fact[], columns?: number) =>
    facts.length > 0 && (
      <Section title={t(`documents.cv.${key}`)}>
        <Facts facts={facts} {...(columns ? { columns } : {})} />
      </Section>
    );
  return (
    <LetterheadPage
      title={`${t("documents.cv.title").main} – ${detail.fullName}`}
      documentNumber={`CV/${detail.employeeNumber}${copyFor ? "/P" : ""}`}
      locale={locale}
      letterhead={letterheadOf(detail.divisionName)}
      generatedBy={generatedBy}
      now={now}
      note={oneLine(t(copyFor ? "crew.cv.principalNote" : "crew.cv.note"))}
    >
      <Columns
        shares={[1, 0]}
        parts={[
          <Title key="title" over={oneLine(t("documents.cv.title"))} title={detail.fullName} under={under} />,
          <Portrait key="portrait" photo={photo} name={detail.fullName} />,
        ]}
      />
      {block("personal", cvFacts("personal", values, locale))}
      {block("physical", cvFacts("physical", values, locale), 4)}
      {block("contact", cvFacts("contact", values, locale))}
      <CvQualifications {...listsOf(detail, locale)} locale={locale} />
      <CvSeaService seaService={detail.seaService} locale={locale} />
      <CvAppraisals appraisals={detail.appraisals} locale={locale} />
      {code && <CvCheck code={code} locale={locale} />}
      {copyFor && <Watermark text={t("crew.cv.copyFor", { principal: copyFor }).main} />}
    </LetterheadPage>
  );
}
