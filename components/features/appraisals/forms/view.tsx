import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { z } from "zod";
import { RecordTable } from "@/components/ui/list/record-table";
import type { formVersion } from "@/lib/features/appraisals/forms/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { FormStatus } from "./versions";

type Version = z.output<typeof formVersion>;

/** Show one version: date, author and all questions in both languages. */
export async function FormView({ version, actions }: { version: Version; actions: ReactNode }) {
  const [t, locale] = await Promise.all([getTranslations("appraisal-lists.questions"), getLocale()]);
  const { publishedByName: name, publishedAt } = version;
  const facts = [
    [t("source"), version.source],
    [t("written"), version.createdByName ?? "–"],
    [
      t("published"),
      publishedAt ? [name, formatDate(publishedAt, locale)].filter(Boolean).join(", ") : t("notPublished"),
    ],
    [t("reports"), String(version.reports)],
  ];
  return (
    <section>
      <div className="apprq-head">
        <h2>{t("from", { date: formatDate(version.effectiveFrom, locale) })}</h2>
        <FormStatus standing={version.standing} />
        <div className="apprq-acts">{actions}</div>
      </div>
      <dl className="apprq-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="apprq-quiet">{t("officersNote")}</p>
      <Questions title={t("mandatory")} rows={version.mandatory} />
      <Questions title={t("additional")} rows={version.additional} />
      <Courses rows={version.courses} />
    </section>
  );
}

async function Questions({ title, rows }: { title: string; rows: Version["mandatory"] }) {
  const t = await getTranslations("appraisal-lists.questions");
  return (
    <div className="apprq-part">
      <h3>{title}</h3>
      <RecordTable
        label={title}
        columns={[
          { label: t("columns.sequenceNo") },
          { label: t("columns.label") },
          { label: t("columns.question") },
          { label: t("columns.labelId") },
          { label: t("columns.questionId") },
        ]}
        rows={rows.map((row) => [String(row.sequenceNo), row.label, row.question, row.labelId, row.questionId])}
        empty={t("none")}
      />
    </div>
  );
}

async function Courses({ rows }: { rows: Version["courses"] }) {
  const [t, categories] = await Promise.all([
    getTranslations("appraisal-lists.questions"),
    getTranslations("appraisals.categories"),
  ]);
  return (
    <div className="apprq-part">
      <h3>{t("courses")}</h3>
      <RecordTable
        label={t("courses")}
        columns={[
          { label: t("columns.no") },
          { label: t("columns.category") },
          { label: t("columns.name") },
          { label: t("columns.nameId") },
        ]}
        rows={rows.map((row) => [row.no, categories(row.category), row.name, row.nameId])}
        empty={t("none")}
      />
    </div>
  );
}
