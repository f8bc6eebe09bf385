import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { DisplayedLine, Slip } from "@/lib/features/work-orders/slips/schema";
import { bearsWholePremiums, debtLeftAfter, sumsOf } from "@/lib/features/work-orders/slips/displayed-lines.rules";
import { additionalNotes, insuredIn, onSlip, valuesOf } from "@/lib/features/work-orders/slip-labels.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { styles } from "./styles";

type Column = { lines: DisplayedLine[]; isCompared: boolean };

/** How a figure was calculated, as stored: formula, figures, legal basis, table versions. product 5.15.6b */
async function Explained({ line }: { line: DisplayedLine }) {
  const [t, formulas, rates, activeLocale] = await Promise.all([
    getTranslations("slips"),
    getTranslations("work-orders"),
    getTranslations("rates"),
    getLocale(),
  ]);
  const { explanation, name } = line;
  if (name === "owed") return <p>{t("owedNote")}</p>;
  if (!explanation) return <p>{t(name === "employer" ? "employerNote" : "notRecordedNote")}</p>;
  const values = valuesOf(explanation.values, onSlip);
  const insured = insuredIn(explanation).map((one) => `${formulas(`lines.${one.name}`)} ${onSlip(one.amount)}`);
  return (
    <>
      {insured.length > 0 ? <p>{formulas("insured", { parts: insured.join(" + ") })}</p> : null}
      <p>{formulas(`formulas.${explanation.formula}`, values)}</p>
      {additionalNotes(explanation.values).map((key) => (
        <p key={key}>{formulas(key, values)}</p>
      ))}
      <p>{`${t("basis")}: ${formulas(`articles.${explanation.article}`)}`}</p>
      {explanation.tables.map(({ kind, effectiveFrom, versionId, checksum }) => (
        <p key={versionId}>
          {t("version", {
            kind: rates(`kinds.${kind}`),
            from: formatDate(effectiveFrom, activeLocale),
            version: versionId,
          })}
          {` · ${t("sum", { checksum: checksum.slice(0, 12) })}`}
        </p>
      ))}
    </>
  );
}

async function Line({ line, isCompared }: { line: DisplayedLine; isCompared: boolean }) {
  const [t, words] = await Promise.all([getTranslations("slips"), getTranslations("work-orders.lines")]);
  const name = line.name === "employer" ? t("employer") : words(line.name);
  const debtLeft = debtLeftAfter(line);
  return (
    <tr>
      <th scope="row">
        <details>
          <summary>{line.label ? `${name}: ${line.label}` : name}</summary>
          <div>
            <Explained line={line} />
          </div>
        </details>
        {debtLeft === null ? null : (
          <small className={styles.none}>{t("owedAfter", { amount: `Rp ${onSlip(debtLeft)}` })}</small>
        )}
      </th>
      {isCompared ? <td data-before>{line.before === null ? "–" : onSlip(line.before)}</td> : null}
      <td>{line.amount === null ? <span className={styles.none}>{t("notRecorded")}</span> : onSlip(line.amount)}</td>
    </tr>
  );
}

function Total({ label, amount, isCompared }: { label: string; amount: number; isCompared: boolean }) {
  return (
    <tr data-total>
      <th scope="row" colSpan={isCompared ? 2 : 1}>
        {label}
      </th>
      <td>{onSlip(amount)}</td>
    </tr>
  );
}

async function Head({ title, isCompared }: { title: string; isCompared: boolean }) {
  const t = await getTranslations("slips.columns");
  return (
    <thead>
      <tr>
        <th scope="col">{title}</th>
        {isCompared ? <th scope="col">{t("before")}</th> : null}
        <th scope="col">{t("amount")}</th>
      </tr>
    </thead>
  );
}

async function Income({ lines, isCompared }: Column) {
  const t = await getTranslations("slips");
  const sums = sumsOf(lines);
  const [wages, besides] = [
    lines.filter(({ part }) => part === "wages"),
    lines.filter(({ part }) => part !== "wages" && part !== "deduction" && part !== "reimbursement"),
  ];
  return (
    <table className={styles.lines} aria-label={t("income")}>
      <Head title={t("income")} isCompared={isCompared} />
      <tbody>
        {wages.map((line, place) => (
          <Line key={place} line={line} isCompared={isCompared} />
        ))}
        <Total label={t("totals.totalWages")} amount={sums.wages} isCompared={isCompared} />
        {besides.map((line, place) => (
          <Line key={place} line={line} isCompared={isCompared} />
        ))}
        <Total label={t("totals.totalTaxable")} amount={sums.income} isCompared={isCompared} />
        <Total label={t("totals.total")} amount={sums.income} isCompared={isCompared} />
      </tbody>
    </table>
  );
}

async function Deductions({ lines, isCompared }: Column) {
  const t = await getTranslations("slips");
  const own = lines.filter(({ part }) => part === "deduction");
  return (
    <table className={styles.lines} aria-label={t("deductions")}>
      <Head title={t("deductions")} isCompared={isCompared} />
      <tbody>
        {own.map((line, place) => (
          <Line key={place} line={line} isCompared={isCompared} />
        ))}
        <Total label={t("totals.total")} amount={sumsOf(lines).deductions} isCompared={isCompared} />
      </tbody>
    </table>
  );
}

/** Reimbursements: paid out, not income. */
async function Reimbursements({ lines, isCompared }: Column) {
  const t = await getTranslations("slips");
  const own = lines.filter(({ part }) => part === "reimbursement");
  if (own.length === 0) return null;
  return (
    <table className={styles.lines} aria-label={t("reimbursements")}>
      <Head title={t("reimbursements")} isCompared={isCompared} />
      <tbody>
        {own.map((line, place) => (
          <Line key={place} line={line} isCompared={isCompared} />
        ))}
        <Total label={t("totals.total")} amount={sumsOf(lines).reimbursed} isCompared={isCompared} />
      </tbody>
    </table>
  );
}

/** Income left, deductions right; every line expands to its calculation and can show last month's. Document 3 §3, §9 */
export async function SlipLines({ slip, isCompared }: { slip: Slip; isCompared: boolean }) {
  const [t, activeLocale] = await Promise.all([getTranslations("slips"), getLocale()]);
  const { before, lines, leaveSaved } = slip;
  const month = before ? formatDate(before.period, activeLocale, "month") : "";
  return (
    <>
      <p className={styles.quiet}>
        {t("cash")}{" "}
        {before ? (
          <Link href={isCompared ? "?" : "?compare=1"} prefetch={false} className={styles.link} scroll={false}>
            {isCompared ? t("compareOff") : t("compare")}
          </Link>
        ) : null}
        {isCompared && before ? ` ${month}: Rp ${onSlip(before.totalTakeHomePayCrew)}` : null}
      </p>
      <div className={styles.columns}>
        <Income lines={lines} isCompared={isCompared} />
        <Deductions lines={lines} isCompared={isCompared} />
        <Reimbursements lines={lines} isCompared={isCompared} />
      </div>
      {bearsWholePremiums(slip) ? (
        <p className={styles.quiet}>
          {t("wholePremiums", { days: slip.onBoardDaysInPeriod, daysInMonth: slip.daysInMonth })}
        </p>
      ) : null}
      {leaveSaved > 0 ? <p className={styles.quiet}>{t("saved", { amount: `Rp ${onSlip(leaveSaved)}` })}</p> : null}
    </>
  );
}
