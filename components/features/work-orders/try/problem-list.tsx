import { getTranslations } from "next-intl/server";
import { isTableKind } from "@/lib/features/work-orders/explanation.rules";
import type { TriedMonth } from "@/lib/features/work-orders/try/schema";
import { valuesOf } from "./words";
import styles from "./try.module.css";

/** What stands against a month, each in a sentence with the names the screens use. */
export async function ProblemList({ problems }: { problems: TriedMonth["refused"] }) {
  const [t, rates] = await Promise.all([getTranslations("work-orders"), getTranslations("rates")]);
  if (problems.length === 0) return null;
  const named = (values: Record<string, string>) => {
    const { kind = "", province } = values;
    return {
      ...values,
      ...(isTableKind(kind) ? { kind: rates(`kinds.${kind}`) } : {}),
      ...(province ? { province: rates(`provinces.${province}` as "provinces.JK") } : {}),
    };
  };
  return (
    <ul className={styles.list}>
      {problems.map(({ code, values }, place) => (
        <li key={`${code}.${place}`}>{t(`problems.${code}`, named(valuesOf(values)))}</li>
      ))}
    </ul>
  );
}
