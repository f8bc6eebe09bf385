import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Paragraph } from "@/lib/platform/pdf/letter";
import { Section } from "@/lib/platform/pdf/section";
import { Table } from "@/lib/platform/pdf/table";
import type { AppraisalWithForm } from "../../detail/schema";

type Detail = AppraisalWithForm["appraisalDetail"];
type Part = { detail: Detail; locale: Locale };

/** Render each question with its score and comment. */
function Lines({ lines, locale }: { lines: Detail["seafarersRatingMandatory"]; locale: Locale }) {
  const t = bilingual(locale);
  const label = (key: string) => t(`appraisals.pdf.${key}`);
  return (
    <Table
      columns={[
        { label: label("no"), width: 24, fixed: true, right: true },
        { label: label("question"), width: 4 },
        { label: label("score"), width: 92, fixed: true },
        { label: label("comment"), width: 3 },
      ]}
      rows={lines.map(({ no, label: short, name, score, comment }) => [
        no,
        { text: short, note: name },
        score === null ? "–" : `${score} – ${t(`appraisals.scale.${score}`).main}`,
        comment ?? "–",
      ])}
    />
  );
}

/** Render the ratings with their scale. An uploaded report refers to its file instead. product 5.18 */
export function Ratings({ detail, locale }: Part) {
  const t = bilingual(locale);
  if (detail.flag === "Upload")
    return <Paragraph text={t("appraisals.pdf.uploaded", { name: detail.documentAppraisalName ?? "PDF" })} />;
  const scale = [5, 4, 3, 2, 1].map((score) => `${score} ${t(`appraisals.scale.${score}`).main}`).join(", ");
  const { seafarersRatingAdditional: additional } = detail;
  return (
    <>
      <Section title={t("appraisals.pdf.mandatory")}>
        <Paragraph text={{ main: `${oneLine(t("appraisals.pdf.scale"))}: ${scale}`, other: null }} />
        <Lines lines={detail.seafarersRatingMandatory} locale={locale} />
      </Section>
      {additional.length > 0 && (
        <Section title={t("appraisals.pdf.additional")}>
          <Lines lines={additional} locale={locale} />
        </Section>
      )}
    </>
  );
}
