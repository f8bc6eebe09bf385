import { getLocale, getTranslations } from "next-intl/server";
import facts from "@/components/ui/layout/facts.module.css";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import type { Dues } from "@/lib/features/work-orders/payments/schema";
import { monthName } from "../inputs/month-name";
import styles from "./payments.module.css";

const listedStates = ["noAccount", "over", "waiting"] as const;

/** List people a run does not pay, or who were overpaid. */
async function PeopleList({ dues, what }: { dues: Dues; what: (typeof listedStates)[number] }) {
  const t = await getTranslations("payment-runs");
  const rows = dues[what];
  if (rows.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.sums} aria-label={t(`dues.${what}`)}>
        <thead>
          <tr>
            <th scope="col">{t(`dues.${what}`)}</th>
            <th scope="col" data-align="end">
              {t("amount")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ crewId, employeeName, employeeNumber, amount }) => (
            <tr key={crewId}>
              <th scope="row">{`${employeeName}, ${employeeNumber}`}</th>
              <td data-align="end">{rupiahText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Payment status of a month; sums agree with runs, files and slips. product 5.15 */
export async function PaymentDues({ dues }: { dues: Dues }) {
  const [t, locale] = await Promise.all([getTranslations("payment-runs"), getLocale()]);
  const { byState } = dues;
  const sums = [
    ["owed", dues.owed],
    ["due", dues.due.amount],
    ["prepared", byState.prepared?.amount ?? 0],
    ["released", byState.released?.amount ?? 0],
    ["paid", byState.paid?.amount ?? 0],
    ["rejected", byState.rejected?.amount ?? 0],
  ] as const;
  return (
    <section className={styles.part} aria-labelledby="dues">
      <h2 id="dues">{t("dues.title", { month: monthName(dues.month, locale) })}</h2>
      {dues.isLocked ? null : <p className={styles.quiet}>{t("dues.notLocked")}</p>}
      <dl className={`${facts.facts} ${styles.facts}`}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>{rupiahText(amount)}</dd>
          </div>
        ))}
      </dl>
      {listedStates.map((what) => (
        <PeopleList key={what} dues={dues} what={what} />
      ))}
    </section>
  );
}
