import { formatDate } from "@/lib/platform/calendar/dates";
import { bilingual, type Label } from "@/lib/platform/pdf/bilingual";
import type { Tone } from "@/lib/platform/pdf/palette";
import { Empty, Section } from "@/lib/platform/pdf/section";
import { Table, type Cell, type Column } from "@/lib/platform/pdf/table";
import type { CertificateRow } from "../schema";
import { nameIn } from "../../papers/name.rules";
import type { CvPart } from "./cv-facts";

type Dated = { expired: string | null; status: CertificateRow["status"]; daysLeft: number | null };
const tones: Partial<Record<CertificateRow["status"], Tone>> = {
  expired: "error",
  "need-renewal": "warning",
  valid: "success",
};
const wording: Partial<Record<CertificateRow["status"], string>> = {
  expired: "expired",
  "need-renewal": "expiring",
  valid: "valid",
};

const Listed = ({ title, columns, rows, none }: { title: Label; columns: Column[]; rows: Cell[][]; none: Label }) => (
  <Section title={title}>{rows.length > 0 ? <Table columns={columns} rows={rows} /> : <Empty text={none} />}</Section>
);

/** Education, travel documents, certificates and trainings; how long each is valid in words and colour. */
export function CvPapers({ detail, locale }: CvPart) {
  const t = bilingual(locale);
  const column = (key: string, width: number, more: Partial<Column> = {}): Column => ({
    label: t(`documents.columns.${key}`),
    width,
    ...more,
  });
  const date = (day: string | null) => (day ? formatDate(day, locale) : null);
  const validity = ({ expired, status, daysLeft }: Dated): Cell => {
    if (expired === null) return { text: t("documents.validity.unlimited").main, tone: "muted" };
    const text = t(`documents.validity.${wording[status] ?? "valid"}`, { days: daysLeft ?? 0 }).main;
    return { text, ...(tones[status] ? { tone: tones[status] } : {}), strong: status !== "valid" };
  };
  const dated = [
    column("issued", 58, { fixed: true }),
    column("expires", 58, { fixed: true }),
    column("validity", 68, { fixed: true }),
  ];
  const papers = [column("certificate", 3), column("documentNumber", 1.7), ...dated];
  const none = t("documents.none");
  const held = (rows: CertificateRow[] | null): Cell[][] =>
    (rows ?? [])
      .filter(({ id }) => id !== null)
      .map((entry) => [
        { text: nameIn(locale, entry), note: entry.description },
        entry.number,
        date(entry.issued),
        date(entry.expired),
        validity(entry),
      ]);
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
        rows={(detail.education ?? []).map((entry) => [
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
        rows={(detail.travelDocuments ?? []).map((entry) => [
          { text: entry.documentName, note: entry.description },
          entry.documentNumber,
          date(entry.issued),
          date(entry.expired),
          validity(entry),
        ])}
      />
      <Listed title={t("documents.cv.coc")} none={none} columns={papers} rows={held(detail.coc)} />
      <Listed title={t("documents.cv.cop")} none={none} columns={papers} rows={held(detail.cop)} />
      <Listed
        title={t("documents.cv.trainings")}
        none={none}
        columns={[column("training", 3), column("institution", 2.4), ...dated]}
        rows={(detail.training ?? []).map((entry) => [
          { text: entry.training, note: entry.category },
          entry.institution,
          date(entry.issued),
          date(entry.expired),
          validity(entry),
        ])}
      />
    </>
  );
}
