import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Paragraph } from "@/lib/platform/pdf/letter";
import { Section } from "@/lib/platform/pdf/section";
import { Table } from "@/lib/platform/pdf/table";
import { decisionNames } from "../../decisions.rules";
import type { AppraisalWithForm } from "../../detail/schema";

type Part = { detail: AppraisalWithForm["appraisalDetail"]; locale: Locale };

/** Render the five decisions, a No with its reason. product 5.18 */
export function Decisions({ detail, locale }: Part) {
  const t = bilingual(locale);
  const answerText = (answer: boolean | null) =>
    answer === null ? "–" : t(`appraisals.${answer ? "yes" : "no"}`).main;
  return (
    <Section title={t("appraisals.pdf.decisions")}>
      <Table
        columns={[
          { label: t("appraisals.pdf.decision"), width: 3 },
          { label: t("appraisals.pdf.answer"), width: 60, fixed: true },
          { label: t("appraisals.pdf.reason"), width: 4 },
        ]}
        rows={decisionNames.map((name) => [
          t(`appraisals.decisions.${name}`).main,
          answerText(detail[name]),
          detail[`${name}Reason`] ?? "–",
        ])}
      />
    </Section>
  );
}

/** Render the officer's general comments and the seafarer's comment. */
export function Comments({ detail, locale }: Part) {
  const t = bilingual(locale);
  const { generalComments, seafarerComment } = detail;
  return (
    <Section title={t("appraisals.pdf.comments")}>
      <Paragraph text={{ main: generalComments ?? "–", other: null }} />
      {seafarerComment && (
        <Facts columns={1} facts={[{ label: t("appraisals.pdf.seafarerComment"), value: seafarerComment }]} />
      )}
    </Section>
  );
}

/** Render the recommended courses. */
export function Annex({ detail, locale }: Part) {
  const t = bilingual(locale);
  const { courseRank, trainingList } = detail;
  if (courseRank === null && trainingList.length === 0) return null;
  const label = (key: string) => t(`appraisals.pdf.${key}`);
  return (
    <Section title={label("annex")}>
      <Facts
        columns={1}
        ruled={false}
        facts={[{ label: label("courseRank"), value: courseRank && t(`appraisals.categories.${courseRank}`).main }]}
      />
      {trainingList.length > 0 && (
        <Table
          columns={[
            { label: label("no"), width: 44, fixed: true },
            { label: label("course"), width: 3 },
            { label: label("reason"), width: 3 },
            { label: label("comment"), width: 3 },
          ]}
          rows={trainingList.map(({ no, name, reason, comment }) => [no, name, reason ?? "–", comment ?? "–"])}
        />
      )}
    </Section>
  );
}
