import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Title } from "@/lib/platform/pdf/letter";
import type { Letterhead } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import { Table, type Cell } from "@/lib/platform/pdf/table";
import type { StoredNote } from "../queries";

type Props = { note: StoredNote; locale: Locale; letterhead: Letterhead; generatedBy: string; now: Date };
const sums = ["amount", "fee", "vat", "totalBills"] as const;

/** Render a credit or debit note with its rows and totals. product 5.14 */
export function noteDocument({ note, locale, ...printProps }: Props) {
  const t = bilingual(locale);
  const fact = (key: string, value: string | null) => ({ label: t(`billing.notes.${key}`), value });
  const number = note.number ?? "–";
  const title = `${oneLine(t(`billing.notes.kinds.${note.kind}`))} ${number}`;
  const column = (key: string) => ({ label: t(`billing.notes.columns.${key}`), width: 72, fixed: true, right: true });
  const columns = [
    { label: t("billing.notes.columns.row"), width: 3 },
    { label: t("billing.notes.columns.reason"), width: 3 },
    ...sums.map(column),
  ];
  const rows = note.rows.map((row): Cell[] => [
    [row.name, row.about, row.vessel].filter(Boolean).join(", "),
    row.reason,
    ...sums.map((sum) => formatRupiah(row[sum])),
  ]);
  const total = sums.map((sum) => ({
    text: formatRupiah(note.rows.reduce((runningSum, row) => runningSum + row[sum], 0)),
    strong: true,
  }));
  return LetterheadPage({
    title,
    documentNumber: number,
    locale,
    ...printProps,
    children: (
      <>
        <Title over={oneLine(t(`billing.notes.kinds.${note.kind}`))} title={number} under={[note.principal]} />
        <Facts
          facts={[
            fact("invoice", note.invoiceNumber),
            fact("invoiceMonth", formatDate(note.invoiceMonth, locale, "month")),
            fact("month", note.month && formatDate(note.month, locale, "month")),
            fact("issuedAt", note.issuedAt && formatDate(note.issuedAt, locale)),
            fact("askedBy", note.askedBy),
            fact("issuedBy", note.issuedBy),
          ]}
        />
        <Section title={t("billing.notes.rows")}>
          <Table
            columns={columns}
            rows={[...rows, [{ text: oneLine(t("billing.notes.columns.total")), strong: true }, "", ...total]]}
          />
        </Section>
      </>
    ),
  });
}
