import { getFormatter, getTranslations } from "next-intl/server";
import type { PipelineReport } from "@/lib/features/applicants/pipeline/schema";
import type { ReportedHref } from "./reported-href";
import { ReportedNumber } from "./reported-number";
import styles from "./report.module.css";

/** Show how many applicants reached each stage, as numbers and bars. */
export async function FunnelTable({ stages, hrefOf }: { stages: PipelineReport["stages"]; hrefOf: ReportedHref }) {
  const [t, list, format] = await Promise.all([
    getTranslations("applicants.screens.report"),
    getTranslations("applicants.list"),
    getFormatter(),
  ]);
  const maxReached = Math.max(1, ...stages.map(({ reached }) => reached));
  const share = (count: number) => `${(count / maxReached) * 100}%`;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t("funnel")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("stage")}</th>
            <th scope="col" className={styles.wide}>
              {t("reached")}
            </th>
            <th scope="col">{t("passed")}</th>
            <th scope="col">{t("failed")}</th>
            <th scope="col">{t("withdrawn")}</th>
            <th scope="col">{t("medianDays")}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ stage, reached, passed, failed, withdrawn, medianDays }) => (
            <tr key={stage}>
              <th scope="row">{list(`stages.${stage}`)}</th>
              <td className={styles.wide}>
                <span className={styles.measure}>
                  <span className={styles.number}>
                    <ReportedNumber
                      count={reached}
                      label={`${list(`stages.${stage}`)}, ${t("reached")}`}
                      href={hrefOf({ stage, outcome: "reached" })}
                    />
                  </span>
                  <span className={styles.track} aria-hidden>
                    <span className={styles.passed} style={{ width: share(passed) }} />
                    <span
                      className={styles.rest}
                      style={{ width: share(Math.max(0, reached - passed - failed - withdrawn)) }}
                    />
                    <span className={styles.lost} style={{ width: share(Math.min(reached, failed + withdrawn)) }} />
                  </span>
                </span>
              </td>
              <td data-label={t("passed")}>
                <ReportedNumber
                  count={passed}
                  label={`${list(`stages.${stage}`)}, ${t("passed")}`}
                  href={hrefOf({ stage, outcome: "passed" })}
                />
              </td>
              <td data-label={t("failed")}>
                <ReportedNumber
                  count={failed}
                  label={`${list(`stages.${stage}`)}, ${t("failed")}`}
                  href={hrefOf({ stage, outcome: "failed" })}
                />
              </td>
              <td data-label={t("withdrawn")}>
                <ReportedNumber
                  count={withdrawn}
                  label={`${list(`stages.${stage}`)}, ${t("withdrawn")}`}
                  href={hrefOf({ stage, outcome: "withdrawn" })}
                />
              </td>
              <td data-label={t("medianDays")}>
                {medianDays === null ? "—" : format.number(medianDays, { maximumFractionDigits: 1 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden>
        <li>
          <span className={styles.passed} />
          {t("passed")}
        </li>
        <li>
          <span className={styles.rest} />
          {t("underWay")}
        </li>
        <li>
          <span className={styles.lost} />
          {t("lost")}
        </li>
      </ul>
    </div>
  );
}
