import { paperStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { bilingual, type Label } from "@/lib/platform/pdf/bilingual";
import { Empty, Section } from "@/lib/platform/pdf/section";
import { Table, type Cell, type Column } from "@/lib/platform/pdf/table";
import type { Tone } from "@/lib/platform/pdf/palette";
import type { CvPart } from "./cv-facts";

const states = { valid: "valid", "need-renewal": "expiring", expired: "expired" } as const;
const tones = { unlimited: "muted", expired: "error", expiring: "warning", valid: "success" } satisfies Record<
  string,
  Tone
>;

const Listed = ({ title, columns, rows, none }: { title: Label; columns: Column[]; rows: Cell[][]; none: Label }) => (
  <Section title={title}>{rows.length > 0 ? <Table columns={columns} rows={rows} /> : <Empty text={none} />}</Section>
);

/** Education, travel documents, certificates and trainings. */
export function CvPapers({ data, locale, now }: CvPart) {
  const t = bilingual(locale);
  const today = dayOf(now);
  const column = (key: string, width: number, more: Partial<Column> = {}): Column => ({
    label: t(`documents.columns.${key}`),
    width,
    ...more,
  });
  const date = (day: string | null) => (day ? formatDate(day, locale) : null);
  const validity = (expired: string | null): Cell => {
    const { status, daysLeft } = paperStatus(expired, today);
    const state = expired === null ? "unlimited" : states[status];
    const days = daysLeft ?? 0;
    return {
      text: t(`documents.validity.${state}`, { days }).main,
      tone: tones[state],
      strong: state === "expired" || state === "expiring",
    };
  };
  const dated = [
    column("issued", 58, { fixed: true }),
    column("expires", 58, { fixed: true }),
    column("validity", 68, { fixed: true }),
  ];
  const none = t("documents.none");
  const held = (kind: "coc" | "cop"): Cell[][] =>
    data.certificates
      .filter((entry) => entry.kind === kind)
      .map((entry) => [
        { text: entry.certificateName, note: entry.description },
        entry.certificateNumber,
        date(entry.issued),
        date(entry.expired),
        validity(entry.expired),
      ]);
  const papers = [column("certificate", 3), column("documentNumber", 1.7), ...dated];
  const score = new Intl.NumberFormat(locale === "id" ? "id-ID" : "en-US", { minimumFractionDigits: 2 });
  return (
    <>
      <Listed
        title={t("documents.cv.education")}
        none={none}
        columns={[
          column("school", 3),
          column("degree", 2),
          column("major", 2),
          column("city", 1.5),
          column("years", 62, { fixed: true }),
          column("gpa", 36, { fixed: true, right: true }),
        ]}
        rows={data.educations.map((entry) => [
          entry.universityName,
          entry.degree,
          entry.major,
          entry.city,
          `${entry.entryYear}–${entry.graduationYear}`,
          entry.gpa === null ? null : score.format(entry.gpa),
        ])}
      />
      <Listed
        title={t("documents.cv.travel")}
        none={none}
        columns={[column("document", 3), column("documentNumber", 1.7), ...dated]}
        rows={data.travel.map((entry) => [
          { text: entry.documentName, note: entry.description },
          entry.documentNumber,
          date(entry.issued),
          date(entry.expired),
          validity(entry.expired),
        ])}
      />
      <Listed title={t("documents.cv.coc")} none={none} columns={papers} rows={held("coc")} />
      <Listed title={t("documents.cv.cop")} none={none} columns={papers} rows={held("cop")} />
      <Listed
        title={t("documents.cv.trainings")}
        none={none}
        columns={[column("training", 3), column("institution", 2.4), ...dated]}
        rows={data.trainings.map((entry) => [
          { text: entry.training, note: entry.category },
          entry.institution,
          date(entry.issued),
          date(entry.expired),
          validity(entry.expired),
        ])}
      />
    </>
  );
}
