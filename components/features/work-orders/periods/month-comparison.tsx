import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { PayDifference, PeriodDetail } from "@/lib/features/work-orders/periods/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { rupiah, signedRupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { Person } from "./blocked-people";
import styles from "./periods.module.css";

const money = (amount: number) => rupiah(BigInt(amount));

async function Causes({ causes }: Pick<PayDifference, "causes">) {
  const t = await getTranslations("work-orders.causes");
  return (
    <ul className={styles.causes}>
      {causes.map(({ cause, amount }) => (
        <li key={cause}>
          <span>{t(cause)}</span>
          <span>{signedRupiah(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Compare a month with the previous one: joiners, leavers and changes, largest first, with causes. product 5.15.6b */
export async function MonthComparison({ comparison }: Pick<PeriodDetail, "comparison">) {
  const [t, activeLocale] = await Promise.all([getTranslations("work-orders.periods"), getLocale()]);
  const { previous, before, after, joined, left, settled, changed, standingOut, rows } = comparison;
  const month = formatDate(`${previous}-01`, isLocale(activeLocale) ? activeLocale : "en", "month");
  return (
    <section className={styles.part} aria-labelledby="compared">
      <h3 id="compared">{t("compareTitle", { month })}</h3>
      <ul className={styles.sums}>
        <li>
          {money(before)} → <b>{money(after)}</b> ({signedRupiah(after - before)})
        </li>
        <li>
          {t("joined", { count: joined.people })} {signedRupiah(joined.amount)}
        </li>
        <li>
          {t("left", { count: left.people })} {signedRupiah(left.amount)}
        </li>
        {settled.people > 0 ? (
          <li>
            {t("settled", { count: settled.people })} {signedRupiah(settled.amount)}
          </li>
        ) : null}
        <li>
          {t("changed", { count: changed.people })} {signedRupiah(changed.amount)}
        </li>
        {standingOut > 0 ? <li className={styles.held}>{t("standingOut", { count: standingOut })}</li> : null}
      </ul>
      {rows.length > 0 ? <p className={styles.quiet}>{t("mostShown", { count: rows.length })}</p> : null}
      <RecordTable
        label={t("compareTitle", { month })}
        columns={[
          { label: t("seafarer") },
          { label: t("before"), align: "end" },
          { label: t("after"), align: "end" },
          { label: t("difference"), align: "end" },
          { label: t("cause") },
        ]}
        rows={rows.map((row) => [
          <Person key="person" {...row} />,
          money(row.before),
          money(row.after),
          <span key="difference">
            {signedRupiah(row.after - row.before)}
            {row.standsOut ? <span className={styles.out}>{t("standsOut")}</span> : null}
          </span>,
          <Causes key="causes" causes={row.causes} />,
        ])}
        empty={t("noDifference", { month })}
      />
    </section>
  );
}
