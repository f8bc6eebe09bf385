import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import { columnsIn } from "@/lib/platform/pdf/columns";
import type { Tone } from "@/lib/platform/pdf/palette";
import { Empty, Section } from "@/lib/platform/pdf/section";
import { Table, type Cell, type Column } from "@/lib/platform/pdf/table";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { CertificateRow } from "../schema";

type Status = CertificateRow["status"];
/** A row with dates. reference: the number of a document, or the institution of a training. */
export type CvListRow = {
  name: string;
  note: string | null;
  reference: string | null;
  issued: string | null;
  expired: string | null;
  status: Status;
  daysLeft: number | null;
};
type CvEducation = {
  universityName: string;
  degree: string;
  major: string;
  city: string;
  entryYear: number;
  graduationYear: number;
  gpa: number | null;
};
type CvLists = {
  educations: readonly CvEducation[];
  travel: readonly CvListRow[];
  coc: readonly CvListRow[];
  cop: readonly CvListRow[];
  trainings: readonly CvListRow[];
};
type ListedProps = { title: string; columns: Column[]; rows: Cell[][]; locale: Locale };

const tones: Partial<Record<Status, Tone>> = { expired: "error", "need-renewal": "warning", valid: "success" };
const wording: Partial<Record<Status, string>> = { expired: "expired", "need-renewal": "expiring", valid: "valid" };

/** Return the validity of a document as text and colour. */
function validityOf({ expired, status, daysLeft }: CvListRow, locale: Locale): Cell {
  const t = bilingual(locale);
  if (expired === null) return { text: t("documents.validity.unlimited").main, tone: "muted" };
  const text = t(`documents.validity.${wording[status] ?? "valid"}`, { days: daysLeft ?? 0 }).main;
  return { text, ...(tones[status] ? { tone: tones[status] } : {}), strong: status !== "valid" };
}

function cellsOf(row: CvListRow, locale: Locale): Cell[] {
  const date = (day: string | null) => (day ? formatDate(day, locale) : null);
  return [
    { text: row.name, note: row.note },
    row.reference,
    date(row.issued),
    date(row.expired),
    validityOf(row, locale),
  ];
}

function Listed({ title, columns, rows, locale }: ListedProps) {
  const t = bilingual(locale);
  return (
    <Section title={t(`documents.cv.${title}`)}>
      {rows.length > 0 ? <Table columns={columns} rows={rows} /> : <Empty text={t("documents.none")} />}
    </Section>
  );
}

function Educations({ educations, locale }: { educations: readonly CvEducation[]; locale: Locale }) {
  const { column, number } = columnsIn(locale);
  const score = new Intl.NumberFormat(inLanguage(locale, { en: "en-US", id: "id-ID" }), { minimumFractionDigits: 2 });
  const columns = [
    column("school", 3),
    column("degree", 2),
    column("major", 2),
    column("city", 1.5),
    column("years", 62, { fixed: true }),
    number("gpa", 36),
  ];
  const rows = educations.map((entry) => [
    entry.universityName,
    entry.degree,
    entry.major,
    entry.city,
    `${entry.entryYear}–${entry.graduationYear}`,
    entry.gpa === null ? null : score.format(entry.gpa),
  ]);
  return <Listed title="education" columns={columns} rows={rows} locale={locale} />;
}

/** Print education, travel documents, certificates and trainings of a seafarer or applicant. product 5.18 */
export function CvQualifications({ educations, travel, coc, cop, trainings, locale }: CvLists & { locale: Locale }) {
  const { column } = columnsIn(locale);
  const dated = [
    column("issued", 58, { fixed: true }),
    column("expires", 58, { fixed: true }),
    column("validity", 68, { fixed: true }),
  ];
  const documents = [column("document", 3), column("documentNumber", 1.7), ...dated];
  const certificates = [column("certificate", 3), column("documentNumber", 1.7), ...dated];
  const courses = [column("training", 3), column("institution", 2.4), ...dated];
  const rowsOf = (rows: readonly CvListRow[]) => rows.map((row) => cellsOf(row, locale));
  return (
    <>
      <Educations educations={educations} locale={locale} />
      <Listed title="travel" columns={documents} rows={rowsOf(travel)} locale={locale} />
      <Listed title="coc" columns={certificates} rows={rowsOf(coc)} locale={locale} />
      <Listed title="cop" columns={certificates} rows={rowsOf(cop)} locale={locale} />
      <Listed title="trainings" columns={courses} rows={rowsOf(trainings)} locale={locale} />
    </>
  );
}
