import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { ListError } from "@/components/ui/list/list-error";
import type { Chart } from "@/lib/features/dashboard/charts/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./charts.module.css";
import type { Plot } from "./plot";
import { LazyPlot } from "./lazy-plot";

export type ChartName = "onBoard" | "documents" | "applicants" | "timeToHire";
/** Chart type by content: line for time, stacked bars for stages, bars for ranks. */
const chartTypes: Record<ChartName, Plot["shape"]> = {
  onBoard: "line",
  documents: "bars",
  applicants: "stacked",
  timeToHire: "rows",
};

type Props = { name: ChartName; chart: Chart | null; year: string };

/** A chart with a table of its numbers, each linked to the rows it counts. product 5.7 */
export async function ChartWithTable({ name, chart, year }: Props) {
  const [t, format, requestLocale] = await Promise.all([getTranslations("dashboard"), getFormatter(), getLocale()]);
  const titleText = ({ title, titleId }: { title: string; titleId: string }) =>
    inLanguage(requestLocale, { en: title, id: titleId });
  const title = t(`plots.${name}.title`);
  const text = t(`plots.${name}.text`, { year });
  const isEmpty = chart?.rows.every(({ values }) => values.every((value) => !value)) ?? false;
  return (
    <section className={styles.figure} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {!chart ? <ListError text={t("chartFailed")} /> : null}
      {chart && isEmpty ? <p className={styles.nothing}>{t("nothing")}</p> : null}
      {chart && !isEmpty ? (
        <>
          <LazyPlot
            label={title}
            loading={t("loading")}
            shape={chartTypes[name]}
            series={chart.series.map((one, at) => ({
              key: one.key,
              label: titleText(one),
              values: chart.rows.map(({ values }) => values[at] ?? null),
              hrefs: chart.rows.map(({ hrefs }) => hrefs[at] ?? null),
            }))}
            names={chart.rows.map(titleText)}
          />
          <details className={styles.details}>
            <summary>{t("table")}</summary>
            <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t(`plots.${name}.row`)}</th>
                    {chart.series.map((one) => (
                      <th key={one.key} scope="col" data-align="end">
                        {titleText(one)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {chart.rows.map((row) => (
                    <tr key={row.key}>
                      <th scope="row">{titleText(row)}</th>
                      {row.values.map((value, at) => {
                        const number = value === null ? t("none") : format.number(value);
                        const href = row.hrefs[at];
                        return (
                          <td key={chart.series[at]?.key} data-align="end">
                            {href && value ? (
                              <Link href={href} prefetch={false}>
                                {number}
                              </Link>
                            ) : (
                              number
                            )}
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      ) : null}
    </section>
  );
}
