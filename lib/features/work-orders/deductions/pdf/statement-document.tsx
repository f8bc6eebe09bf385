import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Paragraph, Title } from "@/lib/platform/pdf/letter";
import type { Letterhead } from "@/lib/platform/pdf/letterhead";
import type { LetterheadPageProps } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import { Table } from "@/lib/platform/pdf/table";
import { onSlip } from "../../slip-labels.rules";
import { dateGranularity, statementOf } from "../ledger.rules";
import type { DebtLedger } from "../schema";

type Props = { ledger: DebtLedger; locale: Locale; letterhead: Letterhead; generatedBy: string; now: Date };

/** Render a person's debt statement, debt by debt, with deductions and balances. Whole rupiah. product 5.15 */
export function debtStatementDocument({ ledger, locale, letterhead, generatedBy, now }: Props): LetterheadPageProps {
  const t = bilingual(locale);
  const columns = [
    { label: t("deductions.onDay"), width: 80, fixed: true },
    { label: t("deductions.name"), width: 3 },
    { label: t("deductions.amount"), width: 100, fixed: true, right: true },
    { label: t("deductions.balance"), width: 100, fixed: true, right: true },
  ];
  const title = t("deductions.statement.title");
  const open = ledger.debts.filter(({ state }) => state === "open");
  return {
    title: `${title.main} – ${ledger.name}`,
    documentNumber: ledger.employeeNumber,
    locale,
    letterhead,
    generatedBy,
    now,
    children: (
      <>
        <Title
          over={oneLine(title)}
          title={ledger.name}
          under={[ledger.employeeNumber, oneLine(t("deductions.total", { amount: `Rp ${onSlip(ledger.balance)}` }))]}
        />
        {open.length === 0 ? <Paragraph text={t("deductions.none")} /> : null}
        {open.map((debt) => (
          <Section key={debt.id} title={t(`deductions.kinds.${debt.kind}`)}>
            <Table
              columns={columns}
              rows={statementOf(debt).map(({ day, what, description, amount, remaining }) => [
                formatDate(day, locale, dateGranularity(what)),
                `${oneLine(t(`deductions.statement.${what}`))}: ${description}`,
                onSlip(amount),
                onSlip(remaining),
              ])}
            />
          </Section>
        ))}
      </>
    ),
  };
}
