import { getTranslations } from "next-intl/server";
import { failureReasons } from "@/db/enums/applicants";
import type { PipelineReport } from "@/lib/features/applicants/pipeline/schema";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { reasonKey } from "../pipeline/reason-key";
import type { ReportedHref } from "./reported-href";
import { ReportedNumber } from "./reported-number";
import styles from "./report.module.css";

/** List the reasons why applications ended, most frequent first. */
export async function ReasonsTable({ reasons, hrefOf }: { reasons: PipelineReport["reasons"]; hrefOf: ReportedHref }) {
  const [t, all] = await Promise.all([getTranslations("applicants.screens.report"), getTranslations("applicants")]);
  const sorted = [...reasons].sort((first, second) => second.total - first.total);
  const maxTotal = Math.max(1, ...sorted.map(({ total }) => total));
  const reasonLabel = (reason: string) => {
    const key = reasonKey(reason, failureReasons);
    return key ? labelFor(all, key, reason) : reason;
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t("reasons")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("reason")}</th>
            <th scope="col" className={styles.wide}>
              {t("total")}
            </th>
            <th scope="col" data-text>
              {t("stage")}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ stage, reason, total }) => (
            <tr key={`${stage} ${reason}`}>
              <th scope="row">{reasonLabel(reason)}</th>
              <td className={styles.wide}>
                <span className={styles.measure}>
                  <span className={styles.number}>
                    <ReportedNumber
                      count={total}
                      label={`${reasonLabel(reason)}, ${all(`list.stages.${stage}`)}`}
                      href={hrefOf({ stage, outcome: "failed", reason })}
                    />
                  </span>
                  <span className={styles.track} aria-hidden>
                    <span className={styles.lost} style={{ width: `${(total / maxTotal) * 100}%` }} />
                  </span>
                </span>
              </td>
              <td data-text data-label={t("stage")}>
                {all(`list.stages.${stage}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length === 0 ? <p className={styles.none}>{t("noReasons")}</p> : null}
    </div>
  );
}
