import { getTranslations } from "next-intl/server";
import { DateInput } from "@/components/ui/form/date-field/plain-input";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import styles from "./audit.module.css";
import { severities } from "@/lib/features/audit/severity.rules";
import { operationLabels } from "./operation-labels";

type Values = { person: string; operation: string; severity: string; from: string; until: string; signIns: string };
type Props = {
  people: { id: number; name: string }[];
  operations: string[];
  values: Values;
  search: string;
  params: SearchParams;
};

/**
 * Filters of the audit log. Search and selects apply at once; dates submit as a form, so a half-typed year sends
 * nothing.
 */
export async function AuditFilter({ people, operations, values, search, params }: Props) {
  const [t, operationLabelOf] = await Promise.all([getTranslations("audit"), operationLabels()]);
  const selects = [
    {
      key: "person",
      label: t("who"),
      current: values.person,
      options: people.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      key: "severity",
      label: t("severity.label"),
      current: values.severity,
      options: severities.map((value) => ({ value, label: t(`severity.${value}`) })),
    },
    {
      key: "operation",
      label: t("action"),
      current: values.operation,
      options: operations
        .map((value) => ({ value, label: operationLabelOf(value) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    },
  ];
  const chosen = selects.flatMap(({ key, current, options }) =>
    current ? [{ key, label: options.find(({ value }) => value === current)?.label ?? current }] : [],
  );
  if (values.signIns === "true") chosen.push({ key: "signIns", label: t("signInsShown") });
  const chips = chosen.map(({ key, label }) => ({
    key,
    label,
    remove: t("removeChip", { filter: label }),
    href: hrefWith(params, { [key]: null, pageIndex: null }),
  }));
  const keptParams = Object.entries({
    search,
    person: values.person,
    operation: values.operation,
    severity: values.severity,
    signIns: values.signIns,
  }).filter(([, value]) => value);
  return (
    <div className={styles.line}>
      <ListSearch label={t("search")} />
      <ListFilters
        texts={{ open: t("filters"), title: t("filterTitle"), all: t("all") }}
        selects={selects}
        checks={[{ key: "signIns", label: t("signInsShown"), isOn: values.signIns === "true" }]}
      />
      <form method="get" className={styles.filter}>
        {keptParams.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.days}>
          <DateInput label={t("from")} name="from" defaultValue={values.from} className={styles.field} />
          <DateInput label={t("until")} name="until" defaultValue={values.until} className={styles.field} />
        </div>
        <button type="submit" className={styles.apply}>
          {t("apply")}
        </button>
      </form>
      <FilterChips label={t("chips")} chips={chips} />
    </div>
  );
}
