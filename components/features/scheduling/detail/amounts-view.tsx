import { useLocale, useTranslations } from "next-intl";
import { accommodationLines } from "@/db/enums/scheduling";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { dayText, multiplierText } from "./formats";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import { styles } from "./styles";
import type { WayName } from "./form-values";

type Shown = NonNullable<ScheduleDetail["onBoard"]>;

/** Show the amounts of one way: multiplier times base per line, or one lump sum. Document 3 §2 */
export function AmountsView({ way, shown, note }: { way: WayName; shown: Shown; note?: string | null }) {
  const t = useTranslations("schedule-details.amounts");
  const locale = useLocale();
  const total = shown.isSaved && shown.total !== null ? rupiah(shown.total) : t("notEntered");
  return (
    <section className={styles.card} aria-labelledby={`amounts-${way}`}>
      <div className={styles.head}>
        <h2 id={`amounts-${way}`}>{t(`title.${way}`)}</h2>
        <span className={styles.muted}>
          {[
            t("gradeOf", { grade: shown.lumpsumGrade }),
            ...(shown.ratesFrom ? [t("ratesFrom", { date: dayText(shown.ratesFrom, locale) })] : []),
          ].join(" · ")}
        </span>
      </div>
      {note ? <p className={styles.muted}>{note}</p> : null}
      <table className={styles.table} aria-labelledby={`amounts-${way}`}>
        {shown.lines ? <AmountHead /> : null}
        {shown.lines ? (
          <tbody>
            {accommodationLines.map((line) => {
              const { multiplier, base, amount } = shown.lines?.[line] ?? { multiplier: 0, base: 0, amount: 0 };
              return (
                <tr key={line}>
                  <th scope="row">{t(`lines.${line}`)}</th>
                  <td>{multiplierText(multiplier)}</td>
                  <td>{`× ${rupiah(base)}`}</td>
                  <td>{rupiah(amount)}</td>
                </tr>
              );
            })}
          </tbody>
        ) : null}
        <tfoot>
          <tr>
            <th scope="row" colSpan={shown.lines ? 3 : 1}>
              {t(shown.lines ? "total" : "lumpsum")}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

export function AmountHead() {
  const t = useTranslations("schedule-details.amounts");
  return (
    <thead>
      <tr>
        <th scope="col">{t("line")}</th>
        <th scope="col">{t("multiplier")}</th>
        <th scope="col">{t("base")}</th>
        <th scope="col">{t("amount")}</th>
      </tr>
    </thead>
  );
}
