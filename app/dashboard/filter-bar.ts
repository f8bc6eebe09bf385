import { getTranslations } from "next-intl/server";
import type { FilterChip } from "@/components/ui/list/filter-chips";
import type { CheckFilter, SelectFilter } from "@/components/ui/list/filter-types";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";

type FilterBar = {
  texts: { open: string; title: string };
  selects: SelectFilter[];
  checks: CheckFilter[];
  chips: FilterChip[];
};
type Filters = {
  title: string;
  selects: SelectFilter[];
  checks?: CheckFilter[];
  params: SearchParams;
  /** Page parameters that every filter change resets. */
  pageKeys?: string[];
};

/** Whether a URL value is a record id. */
export const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);

/** Build the filter panel of a list and the chips of active filters. Filters without options are left out. */
export async function filterBarOf({
  title,
  selects,
  checks = [],
  params,
  pageKeys = ["pageIndex"],
}: Filters): Promise<FilterBar> {
  const t = await getTranslations("shell.list.filters");
  const firstPages = Object.fromEntries(pageKeys.map((key) => [key, null]));
  const without = (key: string, label: string, left: string | null = null) => ({
    label,
    remove: t("remove", { label }),
    href: hrefWith(params, { [key]: left, ...firstPages }),
  });
  const chipOf = ({ key, label: name, options, current, isMultiple }: SelectFilter): FilterChip => {
    const values = isMultiple ? current.split(",") : [current];
    const named = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
    const parts = values.map((value, at) => ({
      ...without(key, `${name}: ${named[at]}`, values.filter((other) => other !== value).join(",") || null),
      label: named[at] ?? value,
    }));
    return { key, name, parts, ...without(key, `${name}: ${named.join(", ")}`) };
  };
  return {
    texts: { open: t("open"), title },
    selects: selects.filter(({ options, current }) => options.length > 0 || current !== ""),
    checks,
    chips: [
      ...selects.filter(({ current }) => current !== "").map(chipOf),
      ...checks.filter(({ isOn }) => isOn).map(({ key, label }) => ({ key, ...without(key, label) })),
    ],
  };
}
