"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch, type Control } from "react-hook-form";
import { Alert } from "@/components/ui/feedback/alert";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormSelectField } from "@/components/ui/form/select-field";
import { accommodationLines, lumpsumGrades } from "@/db/enums/scheduling";
import { isGraded, lineAmount, maxLumpsum } from "@/lib/features/scheduling/allowance.rules";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { AmountHead } from "./amounts-view";
import { dayText } from "./formats";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import { MoneyField } from "@/components/ui/form/money-field";
import { NumberCell } from "./number-input";
import { styles } from "./styles";
import { enteredLines, enteredTotal, type ScheduleValues, type WayName } from "./form-values";

type Shown = NonNullable<ScheduleDetail["onBoard"]>;
type Props = { way: WayName; shown: Shown; control: Control<ScheduleValues>; errorText: ErrorText };

/** Edit the amounts of the current way (joining or leaving) with their live total. Document 3 §2, §5 */
export function AmountFields({ way, shown, ...field }: Props) {
  const t = useTranslations("schedule-details.amounts");
  const noGrades = useTranslations("scheduling")("noGrades");
  const locale = useLocale();
  const entered = useWatch({ control: field.control, name: way });
  const isMarine = shown.lines !== null;
  const isLocked = isMarine && shown.bases === null;
  const total = enteredTotal(entered, shown);
  const ofGrade = shown.lumpsums?.find(({ grade }) => String(grade) === entered.lumpsumGrade);
  return (
    <section className={styles.card} aria-labelledby={`amounts-${way}`}>
      <div className={styles.head}>
        <h2 id={`amounts-${way}`}>{t(`title.${way}`)}</h2>
        {shown.ratesFrom ? (
          <span className={styles.muted}>{t("ratesFrom", { date: dayText(shown.ratesFrom, locale) })}</span>
        ) : null}
      </div>
      {isLocked ? <Alert severity="warning">{noGrades}</Alert> : null}
      <div className={styles.grade}>
        <FormSelectField
          {...field}
          name={`${way}.lumpsumGrade`}
          label={t("grade")}
          disabled={isLocked}
          options={lumpsumGrades.map((grade) => ({
            value: String(grade),
            label: t(grade === shown.defaultGrade ? "gradeDefault" : "gradeOf", { grade }),
          }))}
        />
        {isMarine ? null : (
          <MoneyField
            {...field}
            name={`${way}.total`}
            label={t("lumpsum")}
            max={9}
            required
            help={
              ofGrade
                ? t("lumpsumHelp", { grade: ofGrade.grade, amount: rupiah(ofGrade.lumpsum) })
                : t("lumpsumHelpNone", { most: rupiah(maxLumpsum) })
            }
          />
        )}
      </div>
      {isMarine && !isLocked ? <LineFields way={way} shown={shown} {...field} /> : null}
      {!shown.isSaved && isMarine && !isLocked && total !== null ? (
        <FormCheckboxField
          {...field}
          name="isFinal"
          label={t("final", { total: rupiah(total) })}
          help={t("finalHelp")}
        />
      ) : null}
    </section>
  );
}

function LineFields({ way, shown, ...field }: Props) {
  const t = useTranslations("schedule-details.amounts");
  const entered = useWatch({ control: field.control, name: way });
  const { amounts, total } = enteredLines(entered, shown);
  const bases = shown.bases?.find(({ grade }) => String(grade) === entered.lumpsumGrade);
  return (
    <table className={styles.table} aria-labelledby={`amounts-${way}`}>
      <AmountHead />
      <tbody>
        {accommodationLines.map((line) => {
          const label = t(`lines.${line}`);
          const enteredLine = amounts[line];
          return (
            <tr key={line}>
              <th scope="row">{label}</th>
              <td>
                {isGraded(line) ? (
                  <NumberCell {...field} name={`${way}.lines.${line}`} label={t("multiplierOf", { line: label })} />
                ) : (
                  "1"
                )}
              </td>
              <td>
                {isGraded(line) ? (
                  `× ${rupiah(bases?.[line] ?? shown.lines?.[line].base ?? 0)}`
                ) : (
                  <NumberCell {...field} name={`${way}.lines.${line}`} label={t("baseOf", { line: label })} money />
                )}
              </td>
              <td>{enteredLine ? rupiah(lineAmount(enteredLine)) : "–"}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t("total")}
          </th>
          <td>
            <output>{total === null ? "–" : rupiah(total)}</output>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
