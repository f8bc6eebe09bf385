import { getFormatter, getTranslations } from "next-intl/server";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import styles from "../sections/record.module.css";

type Totals = NonNullable<CrewDetail["seaService"]>["totals"];
type Total = Totals["byRank"][number];

/** Show sea time by rank and vessel type as numbers and bars. product 2.4 */
export async function SeaTimeBars({ totals }: { totals: Totals }) {
  const t = await getTranslations("crew.screens.sea");
  return (
    <div className={styles.bars}>
      <Bars title={t("byRank")} rows={totals.byRank} />
      <Bars title={t("byVesselType")} rows={totals.byVesselType} />
    </div>
  );
}

async function Bars({ title, rows }: { title: string; rows: Total[] }) {
  const [t, format] = await Promise.all([getTranslations("crew.screens.sea"), getFormatter()]);
  const longest = Math.max(1, ...rows.map(({ days }) => days));
  return (
    <div>
      <h3>{title}</h3>
      <table aria-label={title}>
        <tbody>
          {rows.map(({ name, days, months, periods }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td aria-hidden>
                <span className={styles.measure}>
                  <span style={{ inlineSize: `${Math.max(1, (days / longest) * 100)}%` }} />
                </span>
              </td>
              <td title={t("periods", { count: periods })}>
                {t("months", { count: months, months: format.number(months) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
