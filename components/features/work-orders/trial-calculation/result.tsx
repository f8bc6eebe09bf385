import { getTranslations } from "next-intl/server";
import type { TriedMonth } from "@/lib/features/work-orders/trial-calculation/schema";
import { ProblemList } from "../problem-list";
import { maximum } from "@/lib/features/work-orders/fraction.rules";
import { insuredIn, rupiah, valuesOf } from "@/lib/features/work-orders/slip-labels.rules";
import styles from "./try.module.css";

type Slip = NonNullable<TriedMonth["slip"]>;
const totals = ["wages", "other", "employer", "subsidy", "taxable", "deductions", "takeHome"] as const;
const billed = ["amount", "fee", "billsAfterFee", "vat", "totalBills"] as const;

async function Lines({ lines }: Pick<Slip, "lines">) {
  const t = await getTranslations("work-orders");
  return lines.map(({ name, part, amount, explanation }, place) => (
    <tr key={`${name}.${place}`}>
      <th scope="row">
        <details>
          <summary>{t(`lines.${name}`)}</summary>
          {insuredIn(explanation).length > 0 ? (
            <p>
              {t("insured", {
                parts: insuredIn(explanation)
                  .map((one) => `${t(`lines.${one.name}`)} ${rupiah(one.amount)}`)
                  .join(" + "),
              })}
            </p>
          ) : null}
          <p>{t(`formulas.${explanation.formula}`, valuesOf(explanation.values))}</p>
          <p>{t(`articles.${explanation.article}`)}</p>
        </details>
      </th>
      <td>{t(`try.parts.${part}`)}</td>
      <td>{rupiah(amount)}</td>
    </tr>
  ));
}

type Sum = { key: string; label: string; amount: bigint; isTotal?: boolean };

function Sums({ label, sums }: { label: string; sums: Sum[] }) {
  return (
    <table className={styles.lines} aria-label={label}>
      <tbody>
        {sums.map(({ key, label: name, amount, isTotal }) => (
          <tr key={key} data-total={isTotal || undefined}>
            <th scope="row">{name}</th>
            <td>{rupiah(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Difference in take-home pay to the tables in force, by cause. */
async function Difference({ difference }: { difference: NonNullable<TriedMonth["difference"]> }) {
  const t = await getTranslations("work-orders");
  const { before, after, causes } = difference;
  const sums = [
    { key: "before", label: t("try.before"), amount: before },
    ...causes.map(({ cause, amount }) => ({ key: cause, label: t(`causes.${cause}`), amount })),
    { key: "after", label: t("try.after"), amount: after, isTotal: true },
  ];
  return (
    <section>
      <h2>{t("try.difference")}</h2>
      {causes.length === 0 ? <p className={styles.quiet}>{t("try.noDifference")}</p> : null}
      <Sums label={t("try.difference")} sums={sums} />
    </section>
  );
}

/** Result of a test calculation, or its problems. */
export async function TrialResult({ tried: { slip, refused, bill, difference } }: { tried: TriedMonth }) {
  const t = await getTranslations("work-orders.try");
  if (!slip || !bill)
    return (
      <section className={styles.result} aria-label={t("result")}>
        <h2>{t("refused")}</h2>
        <ProblemList problems={refused} />
      </section>
    );
  const sumsOf = <Name extends string>(
    names: readonly Name[],
    label: (name: Name) => string,
    of: Record<Name, bigint>,
  ) =>
    names.map((name, place) => ({
      key: name,
      label: label(name),
      amount: of[name],
      isTotal: place === names.length - 1,
    }));
  const balance = slip.totals.takeHome;
  const paid = { ...slip.totals, takeHome: maximum(0n, balance) };
  const amountToCollect =
    balance < 0n ? [{ key: "toCollect", label: t("totals.toCollect"), amount: -balance, isTotal: true }] : [];
  return (
    <section className={styles.result} aria-label={t("result")}>
      <h2>{t("result")}</h2>
      <p className={styles.quiet}>{t("samplePerson")}</p>
      <ProblemList problems={slip.notes} />
      <table className={styles.lines} aria-label={t("result")}>
        <thead>
          <tr>
            <th scope="col">{t("line")}</th>
            <th scope="col">{t("part")}</th>
            <th scope="col">{t("amount")}</th>
          </tr>
        </thead>
        <tbody>
          <Lines lines={slip.lines} />
        </tbody>
      </table>
      <Sums label={t("sums")} sums={[...sumsOf(totals, (name) => t(`totals.${name}`), paid), ...amountToCollect]} />
      {difference ? <Difference difference={difference} /> : null}
      <section>
        <h2>{t("bill")}</h2>
        <Sums label={t("bill")} sums={sumsOf(billed, (name) => t(`billed.${name}`), bill)} />
      </section>
    </section>
  );
}
