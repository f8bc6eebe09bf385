import { documentCheckAddress } from "@/lib/features/checks/document-codes.queries";
import { qrCodeOf } from "@/lib/features/checks/qr-code.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Signers } from "@/lib/platform/pdf/contract";
import { Facts } from "@/lib/platform/pdf/facts";
import { Columns, Paragraph, Title, KeepTogether } from "@/lib/platform/pdf/letter";
import type { Letterhead } from "@/lib/platform/pdf/letterhead";
import { Matrix } from "@/lib/platform/pdf/matrix";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import type { AppraisalWithForm } from "../../detail/schema";
import { Annex, Comments, Decisions } from "./decisions";
import { Ratings } from "./ratings";

type Detail = AppraisalWithForm["appraisalDetail"];
type Props = {
  detail: Detail;
  reviewedBy: string | null;
  reviewedAt: Date | null;
  code: string;
  locale: Locale;
  letterhead: Letterhead;
  generatedBy: string;
  now: Date;
};

/** Render seafarer, vessel, period and reporting officer. */
function Header({ detail, locale }: Pick<Props, "detail" | "locale">) {
  const t = bilingual(locale);
  const day = (value: string | null) => value && formatDate(value, locale);
  const fact = (key: string, value: string | null, wide = false) => ({
    label: t(`appraisals.pdf.${key}`),
    value,
    wide,
  });
  return (
    <Section title={t("appraisals.pdf.header")}>
      <Facts
        facts={[
          fact("seafarersName", detail.seafarersName),
          fact("crewRank", inLanguage(locale, { en: detail.crewRank, id: detail.crewRankNameId })),
          fact("seafarerCode", detail.seaFarerId),
          fact("dateOfBirth", day(detail.dateOfBirth)),
          fact("nationality", detail.nationality),
          fact("vesselName", detail.vesselName),
          fact("period", `${day(detail.reportingPeriodFrom) ?? ""} – ${day(detail.reportingPeriodTo) ?? ""}`),
          fact("dateOfReport", day(detail.dateOfReport)),
          fact("reason", t(`appraisals.reasons.${detail.reasonForTheReport}`).main),
          fact("reportingOfficer", `${detail.reportingOfficer}, ${detail.reportingOfficerRank}`),
          fact("master", detail.master),
          fact("revisionNumber", String(detail.revisionNumber)),
        ]}
      />
    </Section>
  );
}

/** Render the average, the same integer as on every screen and in every call. product 5.5b */
function Average({ detail, locale }: Pick<Props, "detail" | "locale">) {
  const t = bilingual(locale);
  const score = detail.seafarersRatingMandatoryAverageScore;
  const averageText = score === null ? "–" : `${score} – ${oneLine(t(`appraisals.scale.${score}`))}`;
  return <Facts columns={1} ruled={false} facts={[{ label: t("appraisals.pdf.average"), value: averageText }]} />;
}

function Signatures({
  detail,
  reviewedBy,
  reviewedAt,
  locale,
}: Pick<Props, "detail" | "reviewedBy" | "reviewedAt" | "locale">) {
  const t = bilingual(locale);
  const role = (key: string) => oneLine(t(`appraisals.pdf.${key}`));
  const at = (instant: Date | null) => (instant ? formatDate(instant, locale) : "");
  return (
    <KeepTogether>
      <Signers
        signers={[
          { role: role("reportingOfficer"), name: detail.reportingOfficer, under: detail.reportingOfficerRank },
          { role: role("master"), name: detail.master, under: detail.vesselName },
          { role: role("reviewer"), name: reviewedBy ?? "", under: at(reviewedAt) },
          { role: role("seafarer"), name: detail.seafarersName, under: at(detail.countersignedAt) },
        ]}
      />
    </KeepTogether>
  );
}

/** Render the code and the address that verify the document. */
function Check({ code, locale }: Pick<Props, "code" | "locale">) {
  const t = bilingual(locale);
  const address = documentCheckAddress(code);
  return (
    <KeepTogether>
      <Section title={t("appraisals.pdf.check")}>
        <Columns
          shares={[0, 1]}
          parts={[
            <Matrix key="code" rows={qrCodeOf(address)} label={address} size={84} />,
            <Paragraph key="text" text={t("appraisals.pdf.checkText")}>
              <Facts columns={1} ruled={false} facts={[{ label: t("appraisals.pdf.checkedAt"), value: address }]} />
            </Paragraph>,
          ]}
        />
      </Section>
    </KeepTogether>
  );
}

/**
 * Render an approved appraisal: header, ratings, average, comments, decisions, annex, signatures and revision.
 * product 5.18
 */
export function AppraisalDocument(props: Props) {
  const { detail, code, locale, letterhead, generatedBy, now } = props;
  const t = bilingual(locale);
  const number = `APR/${detail.employeeIdNumber}/${detail.employeeAppraisalId ?? 0}`;
  return (
    <LetterheadPage
      title={`${t("appraisals.pdf.title").main} – ${detail.seafarersName}`}
      documentNumber={number}
      locale={locale}
      letterhead={letterhead}
      generatedBy={generatedBy}
      now={now}
      note={oneLine(t("appraisals.pdf.note"))}
    >
      <Title
        over={oneLine(t("appraisals.pdf.title"))}
        title={detail.seafarersName}
        under={[`${inLanguage(locale, { en: detail.crewRank, id: detail.crewRankNameId })} – ${detail.vesselName}`]}
      />
      <Header detail={detail} locale={locale} />
      <Ratings detail={detail} locale={locale} />
      <Average detail={detail} locale={locale} />
      <Decisions detail={detail} locale={locale} />
      <Comments detail={detail} locale={locale} />
      <Annex detail={detail} locale={locale} />
      <Signatures {...props} />
      <Check code={code} locale={locale} />
    </LetterheadPage>
  );
}
