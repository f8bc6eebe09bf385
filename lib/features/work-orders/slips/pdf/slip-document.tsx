import { dollars } from "@/lib/features/preparation/wages/money.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { groupDigits } from "@/lib/platform/i18n/numbers";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Paragraph, Title } from "@/lib/platform/pdf/letter";
import type { Letterhead } from "@/lib/platform/pdf/letterhead";
import type { LetterheadPageProps } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import { Table, type Cell } from "@/lib/platform/pdf/table";
import {
  additionalNotes,
  conversionValues,
  insuredIn,
  onSlip,
  settlementValues,
  valuesOf,
} from "../../slip-labels.rules";
import type { DisplayedLine, Slip } from "../schema";
import { bearsWholePremiums, monthlyRateOf, debtLeftAfter, sumsOf } from "../displayed-lines.rules";

type PrintedSlip = Omit<Slip, "previous" | "next">;
type Props = {
  slip: PrintedSlip;
  isExplained?: boolean;
  locale: Locale;
  letterhead: Letterhead;
  generatedBy: string;
  now: Date;
};
type Part = Pick<Props, "slip" | "locale">;

const lineLabel = (line: DisplayedLine, t: ReturnType<typeof bilingual>) => {
  const name = oneLine(t(line.name === "employer" ? "slips.employer" : `work-orders.lines.${line.name}`));
  return line.label ? `${name}: ${line.label}` : name;
};

function Head({ slip, locale }: Part) {
  const t = bilingual(locale);
  const fact = (key: string, value: string | null) => ({ label: t(`slips.facts.${key}`), value });
  const day = (value: string) => formatDate(value, locale);
  const { tradingOut } = slip;
  const converted = conversionValues(tradingOut, locale);
  const rate = monthlyRateOf(slip.lines);
  const account = [slip.bankName, slip.bankAccountNumber && groupDigits(slip.bankAccountNumber), slip.accountName]
    .filter(Boolean)
    .join("  ·  ");
  return (
    <Facts
      facts={[
        fact("employeeNumber", slip.employeeNumber),
        fact("jobPosition", inLanguage(locale, { en: slip.jobPosition, id: slip.jobPositionId })),
        { label: t("slips.facts.vessel"), value: slip.vessel ?? t("slips.settled.title").main },
        fact("idNumber", slip.idNumber),
        fact("category", slip.category),
        fact("ptkpCode", slip.ptkpCode),
        ...(rate ? [fact("rate", t("slips.rateOf", { ...rate, rate: formatPercent(rate.rate) }).main)] : []),
        ...(slip.settles
          ? [
              {
                label: t("slips.settled.label"),
                value: t(`slips.settled.${slip.settles}`, settlementValues(slip, locale)).main,
                wide: true,
              },
            ]
          : [
              fact(
                "days",
                `${slip.onBoardDaysInPeriod} / ${slip.daysInMonth}  (${day(slip.firstDay)} – ${day(slip.lastDay)})`,
              ),
            ]),
        { ...fact("account", account), wide: true },
        ...(tradingOut
          ? [
              {
                ...fact(
                  "tradingOut",
                  t(tradingOut.isInWages ? "slips.tradingOutIn" : "slips.tradingOutOf", {
                    perDay: dollars(tradingOut.perDayCents),
                    days: slip.onBoardDaysInPeriod,
                    total: dollars(tradingOut.totalCents),
                  }).main,
                ),
                wide: true,
              },
            ]
          : []),
        ...(converted ? [{ ...fact("converted", t("slips.convertedOf", converted).main), wide: true }] : []),
      ]}
    />
  );
}

function Lines({ slip, locale, side }: Part & { side: "income" | "deductions" | "reimbursements" }) {
  const t = bilingual(locale);
  const columns = [
    { label: t("slips.columns.line"), width: 3 },
    { label: t("slips.columns.amount"), width: 110, fixed: true, right: true },
  ];
  const sums = sumsOf(slip.lines);
  const row = (line: DisplayedLine): Cell[] => [
    labelled(line),
    line.amount === null ? oneLine(t("slips.notRecorded")) : onSlip(line.amount),
  ];
  const labelled = (line: DisplayedLine): Cell => {
    const debtLeft = debtLeftAfter(line);
    if (debtLeft === null) return lineLabel(line, t);
    return { text: lineLabel(line, t), note: oneLine(t("slips.owedAfter", { amount: `Rp ${onSlip(debtLeft)}` })) };
  };
  const total = (key: string, amount: number): Cell[] => [
    { text: oneLine(t(`slips.totals.${key}`)), strong: true },
    { text: onSlip(amount), strong: true },
  ];
  const wages = slip.lines.filter(({ part }) => part === "wages");
  const besides = slip.lines.filter(({ part }) => part !== "wages" && part !== "deduction" && part !== "reimbursement");
  const reimbursements = slip.lines.filter(({ part }) => part === "reimbursement");
  const deductions = slip.lines.filter(({ part }) => part === "deduction");
  const rows = {
    income: [
      ...wages.map(row),
      total("totalWages", sums.wages),
      ...besides.map(row),
      total("totalTaxable", sums.income),
      total("total", sums.income),
    ],
    deductions: [...deductions.map(row), total("total", sums.deductions)],
    reimbursements: [...reimbursements.map(row), total("total", sums.reimbursed)],
  }[side];
  if (side === "reimbursements" && reimbursements.length === 0) return null;
  return (
    <Section title={t(`slips.${side}`)}>
      <Table columns={columns} rows={rows} />
    </Section>
  );
}

/** List how each figure was calculated, as stored, so that it can be checked by hand. product 5.15.6b */
function Annex({ slip, locale }: Part) {
  const t = bilingual(locale);
  const versions = ({ explanation }: DisplayedLine) =>
    (explanation?.tables ?? []).map(({ kind, effectiveFrom, versionId }) =>
      t("slips.version", {
        kind: t(`rates.kinds.${kind}`).main,
        from: formatDate(effectiveFrom, locale),
        version: versionId,
      }),
    );
  /** Each language names the parts in its own words. */
  const insuredWage = (explanation: NonNullable<DisplayedLine["explanation"]>) => {
    const parts = insuredIn(explanation).map(({ name, amount }) => {
      const { main, other } = t(`work-orders.lines.${name}`);
      return { main: `${main} ${onSlip(amount)}`, other: `${other ?? main} ${onSlip(amount)}` };
    });
    if (parts.length === 0) return [];
    const formulaText = (language: "main" | "other") =>
      t("work-orders.insured", { parts: parts.map((part) => part[language]).join(" + ") })[language];
    return [{ main: formulaText("main") ?? "", other: formulaText("other") }];
  };
  const calculation = (line: DisplayedLine) => {
    const { explanation } = line;
    if (line.name === "owed") return [t("slips.owedNote")];
    if (!explanation) return [t(line.name === "employer" ? "slips.employerNote" : "slips.notRecordedNote")];
    const values = valuesOf(explanation.values, onSlip);
    return [
      ...insuredWage(explanation),
      t(`work-orders.formulas.${explanation.formula}`, values),
      ...additionalNotes(explanation.values).map((key) => t(`work-orders.${key}`, values)),
    ];
  };
  const rows = slip.lines.map((line): Cell[] => {
    const said = calculation(line);
    const article = line.explanation ? [oneLine(t(`work-orders.articles.${line.explanation.article}`))] : [];
    return [
      lineLabel(line, t),
      {
        text: said.map(({ main }) => main).join(". "),
        note: said.flatMap(({ other }) => (other ? [other] : [])).join(". ") || null,
      },
      [...article, ...versions(line).map(({ main }) => main)].join("; "),
      line.amount === null ? oneLine(t("slips.notRecorded")) : onSlip(line.amount),
    ];
  });
  const columns = [
    { label: t("slips.columns.line"), width: 2 },
    { label: t("slips.columns.formula"), width: 4 },
    { label: t("slips.columns.basis"), width: 3 },
    { label: t("slips.columns.amount"), width: 82, fixed: true, right: true },
  ];
  return (
    <Section title={t("slips.annex")}>
      <Table columns={columns} rows={rows} />
    </Section>
  );
}

/** Show what is paid; when deductions exceed the pay, zero and the amount to collect. */
function TakeHome({ slip, locale }: Part) {
  const t = bilingual(locale);
  const owed = slip.amountToCollect > 0;
  return (
    <Section title={t("slips.totals.takeHome")}>
      <Facts
        columns={owed ? 2 : 1}
        ruled={false}
        facts={[
          { label: t("slips.facts.rupiah"), value: `Rp ${onSlip(slip.totalTakeHomePayCrew)}` },
          ...(owed ? [{ label: t("slips.totals.toCollect"), value: `Rp ${onSlip(slip.amountToCollect)}` }] : []),
        ]}
      />
      {slip.allotted.length > 0 ? (
        <Facts
          columns={1}
          ruled={false}
          facts={slip.allotted.map(({ payeeName, bankName, amount }) => ({
            label: t("slips.allotted", { payee: payeeName, bank: bankName }),
            value: `Rp ${onSlip(amount)}`,
          }))}
        />
      ) : null}
      {owed ? <Paragraph text={t("slips.toCollectNote")} /> : null}
    </Section>
  );
}

/** Render a slip on letterhead, with its annex unless omitted; figures with two decimals. product 5.18 */
export function slipDocument({
  slip,
  isExplained = true,
  locale,
  letterhead,
  generatedBy,
  now,
}: Props): LetterheadPageProps {
  const t = bilingual(locale);
  const month = formatDate(slip.period, locale, "month");
  return {
    title: `${t("slips.pdfTitle").main} – ${slip.employeeName} – ${month}`,
    documentNumber: slip.workOrderNumber,
    locale,
    letterhead,
    generatedBy,
    now,
    note: oneLine(t("slips.pdfNote")),
    children: (
      <>
        <Title
          over={oneLine(t("slips.pdfTitle"))}
          title={slip.employeeName}
          under={[`${slip.workOrderNumber}  ·  ${month}`]}
        />
        {slip.state === "draft" ? <Paragraph text={t("slips.draftPdf")} /> : null}
        <Head slip={slip} locale={locale} />
        <Lines slip={slip} locale={locale} side="income" />
        <Lines slip={slip} locale={locale} side="deductions" />
        <Lines slip={slip} locale={locale} side="reimbursements" />
        <TakeHome slip={slip} locale={locale} />
        {bearsWholePremiums(slip) ? (
          <Paragraph
            text={t("slips.wholePremiums", { days: slip.onBoardDaysInPeriod, daysInMonth: slip.daysInMonth })}
          />
        ) : null}
        {isExplained ? <Annex slip={slip} locale={locale} /> : null}
      </>
    ),
  };
}
