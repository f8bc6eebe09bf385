import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { complianceCheck } from "@/lib/features/crew/compliance/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { labelFor } from "@/lib/platform/i18n/message-key";
import styles from "./compliance.module.css";
import { evidenceLines } from "./evidence-lines";

export type ComplianceCheck = z.output<typeof complianceCheck>;
const badges = { block: "Failed", warn: "Pending", pass: "Passed" } as const;

/** Show the verdict and all findings, worst first. product 5.5 */
export function ComplianceList({ check }: { check: ComplianceCheck }) {
  return (
    <>
      <ComplianceVerdict check={check} />
      <ComplianceItems items={check.items} />
    </>
  );
}

/** Show the verdict and who may override a block; overrideText replaces that text where a screen has its own way. */
export function ComplianceVerdict({
  check,
  overrideText,
}: {
  check: ComplianceCheck;
  overrideText?: string | undefined;
}) {
  const [t, labels] = [useTranslations("compliance"), useTranslations("crew.screens.compliance")];
  return (
    <p className={styles.verdict} data-level={check.fitness} role="status">
      {labels(`verdict.${check.fitness}`)}
      {check.fitness === "block" ? (
        <span>{overrideText ?? t(`overridableBy.${check.isOverridable ? "manager" : "noOne"}`)}</span>
      ) : null}
    </p>
  );
}

type Items = ComplianceCheck["items"];
type ItemsProps = { items: Items; overrideTextOf?: (item: Items[number]) => string | null };

/** Show findings with their evidence, and who may override a block. */
export function ComplianceItems({ items, overrideTextOf = () => null }: ItemsProps) {
  const [t, labels] = [useTranslations("compliance"), useTranslations("crew.screens.compliance")];
  const format = useFormatter();
  const locale = useLocale();
  const spellValue = (value: string | number | boolean) =>
    typeof value === "number"
      ? format.number(value)
      : typeof value === "boolean"
        ? labels(value ? "yes" : "no")
        : value;
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const lines = evidenceLines(item.evidence, (day) => formatDate(day, locale));
        return (
          <li key={`${item.code}-${item.text}`}>
            <StatusBadge status={badges[item.level]} label={t(`levels.${item.level}`)} />
            <div>
              <strong>{t(`areas.${item.area}`)}</strong> {item.text}
              {overrideTextOf(item) ? <em>{overrideTextOf(item)}</em> : null}
              {lines.length > 0 ? (
                <details>
                  <summary>{labels("evidence")}</summary>
                  <dl>
                    {lines.map(({ name, value }, index) => (
                      <div key={index}>
                        <dt>{labelFor(labels, `facts.${name}`, name)}</dt>
                        <dd>{spellValue(value)}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
