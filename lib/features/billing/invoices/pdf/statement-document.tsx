import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Title } from "@/lib/platform/pdf/letter";
import type { Letterhead } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import { Table, type Cell } from "@/lib/platform/pdf/table";
import type { Statement } from "../schema";

type Props = { statement: Statement; locale: Locale; letterhead: Letterhead; generatedBy: string; now: Date };

/** Render a principal's statement on letterhead. product 5.14 */
export function statementDocument({ statement, locale, ...printProps }: Props) {
  const t = bilingual(locale);
  const { principal, principalId, from, to, opening, lines, closing } = statement;
  const period = t("billing.statement.period", { from: formatDate(from, locale), to: formatDate(to, locale) }).main;
  const column = (key: string, width: number, right = false) => ({
    label: t(`billing.statement.columns.${key}`),
    width,
    right,
    fixed: true,
  });
  const sum = (key: string, day: string, balance: number): Cell[] => [
    formatDate(day, locale),
    { text: oneLine(t(`billing.statement.${key}`)), strong: true },
    "",
    "",
    "",
    { text: formatRupiah(balance), strong: true },
  ];
  const rows = lines.map(({ day, kind, number, note, amount, balance }): Cell[] => [
    formatDate(day, locale),
    t(`billing.statement.kinds.${kind}`).main,
    number,
    note ?? "",
    formatRupiah(amount),
    formatRupiah(balance),
  ]);
  return LetterheadPage({
    title: t("billing.statement.title", { principal }).main,
    documentNumber: `${principalId}/${to}`,
    locale,
    ...printProps,
    children: (
      <>
        <Title over={oneLine(t("billing.statement.sheet"))} title={principal} under={[period]} />
        <Section title={t("billing.statement.movements")}>
          <Table
            columns={[
              column("day", 62),
              { label: t("billing.statement.columns.kind"), width: 2 },
              column("number", 106),
              { label: t("billing.statement.columns.note"), width: 2 },
              column("amount", 84, true),
              column("balance", 84, true),
            ]}
            rows={[sum("opening", from, opening), ...rows, sum("closing", to, closing)]}
          />
        </Section>
      </>
    ),
  });
}
