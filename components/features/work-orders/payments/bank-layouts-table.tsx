import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import type { DescribedSet, SetTried } from "@/lib/features/work-orders/payments/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { TrialButton } from "./buttons";
import styles from "./payments.module.css";

/** List bank layouts with source and trial; a layout counts as verified after a trial at the bank. */
export async function BankLayoutsTable({ rows, today }: { rows: readonly DescribedSet[]; today: string }) {
  const [t, activeLocale] = await Promise.all([getTranslations("payment-runs"), getLocale()]);
  return (
    <section className={styles.part} aria-labelledby="sets">
      <h2 id="sets">{t("trial.sets")}</h2>
      <table className={styles.sums} aria-labelledby="sets">
        <thead>
          <tr>
            <th scope="col">{t("bankSet")}</th>
            <th scope="col">{t("trial.describedIn")}</th>
            <th scope="col">{t("trial.tried")}</th>
            <th scope="col" data-align="end">
              {t("actions")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ bankSet, title, describedIn, assumed, trial }) => (
            <tr key={bankSet}>
              <th scope="row">{title}</th>
              <td>
                {describedIn}
                {assumed.length > 0 ? (
                  <span className={styles.quiet}>{t("trial.assumed", { what: assumed.join("; ") })}</span>
                ) : null}
              </td>
              <td>
                {trial ? (
                  <>
                    <StatusBadge status="Completed" label={t("trial.verified")} />
                    <span className={styles.quiet}>
                      {t("trial.triedAs", { date: formatDate(trial.triedOn, activeLocale), by: trial.triedBy })}
                    </span>
                  </>
                ) : (
                  t("trial.never")
                )}
              </td>
              <td data-align="end">
                <TrialButton
                  label={t("trial.record")}
                  name={`${t("trial.record")}: ${title}`}
                  small
                  dialogProps={{ bankSet, title, today }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Preview of a bank's file for a locked month: first lines, totals and problems. */
export async function BankSetTrialResult({ trial }: { trial: SetTried }) {
  const t = await getTranslations("payment-runs");
  const { rows, count, sum, problemCount, problems } = trial;
  return (
    <section className={styles.part} aria-labelledby="tried">
      <h2 id="tried">{t("trial.preview")}</h2>
      <p className={styles.quiet}>{t("trial.comesTo", { count, amount: rupiahText(sum) })}</p>
      <pre className={styles.lines} tabIndex={0} aria-label={t("trial.preview")}>
        {rows.join("\n")}
      </pre>
      {problemCount === 0 ? (
        <p className={styles.quiet}>{t("trial.noProblems")}</p>
      ) : (
        <table className={styles.sums} aria-label={t("trial.problems", { count: problemCount })}>
          <thead>
            <tr>
              <th scope="col">{t("trial.problems", { count: problemCount })}</th>
              <th scope="col">{t("trial.why")}</th>
              <th scope="col">{t("trial.value")}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ name, why, value }) => (
              <tr key={`${name} ${why} ${value}`}>
                <th scope="row">{name}</th>
                <td>{t(`trial.whys.${why}`)}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
