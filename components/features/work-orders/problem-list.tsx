import { getLocale, getTranslations } from "next-intl/server";
import { isTableKind } from "@/lib/features/work-orders/explanation.rules";
import type { TriedMonth } from "@/lib/features/work-orders/trial-calculation/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { rupiah, valuesOf } from "@/lib/features/work-orders/slip-labels.rules";
import styles from "./problems.module.css";

/** List the problems of a month, with names as on screens. */
export async function ProblemList({ problems }: { problems: TriedMonth["refused"] }) {
  const [t, rates, activeLocale] = await Promise.all([
    getTranslations("work-orders"),
    getTranslations("rates"),
    getLocale(),
  ]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  if (problems.length === 0) return null;
  const labelledValues = (values: Record<string, string>) => {
    const { kind = "", province, effectiveFrom, day, line, amount } = values;
    return {
      ...values,
      ...(isTableKind(kind) ? { kind: rates(`kinds.${kind}`) } : {}),
      ...(effectiveFrom ? { effectiveFrom: formatDate(effectiveFrom, locale) } : {}),
      ...(day ? { day: formatDate(day, locale) } : {}),
      ...(line ? { line: t(`lines.${line}` as "lines.kpak") } : {}),
      // Stored as digits, because jsonb loses large integers.
      ...(amount ? { amount: rupiah(BigInt(amount)) } : {}),
      ...(province ? { province: rates(`provinces.${province}` as "provinces.JK") } : {}),
    };
  };
  return (
    <ul className={styles.list}>
      {problems.map(({ code, values }, place) => (
        <li key={`${code}.${place}`}>{t(`problems.${code}`, labelledValues(valuesOf(values)))}</li>
      ))}
    </ul>
  );
}
