import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { filterBarOf } from "../filter-bar";
import type { Filter, Offered, PanelProps } from "./filters";

/** The filters of a list in a panel, and a chip for each choice. */
async function Panel({ filters, values, options, params, title, pageKeys, labelOf }: PanelProps) {
  const ofKind = (...kinds: Filter["kind"][]) =>
    Object.entries(filters).filter(([, filter]) => kinds.includes(filter.kind));
  const bar = await filterBarOf({
    title,
    params,
    ...(pageKeys ? { pageKeys } : {}),
    selects: ofKind("several", "one").map(([key, { kind, label, none }]) => ({
      key,
      label: labelOf(label ?? key),
      current: values[key] ?? "",
      isMultiple: kind === "several",
      options: options[key] ?? [],
      ...(none ? { none: labelOf(none) } : {}),
    })),
    checks: ofKind("check").map(([key, { label }]) => ({
      key,
      label: labelOf(label ?? key),
      isOn: values[key] === "true",
    })),
  });
  return (
    <>
      <ListFilters texts={bar.texts} selects={bar.selects} checks={bar.checks} {...(pageKeys ? { pageKeys } : {})} />
      <FilterChips label={bar.texts.title} chips={bar.chips.filter(({ key }) => !filters[key]?.arranges)} />
    </>
  );
}

/** Any number of values: "3,8", or "". */
export const several = <const Label extends string>(filter: Offered<Label> & Pick<Filter, "known">): Filter<Label> => ({
  kind: "several",
  Panel,
  ...filter,
});

/** One value, or "". */
export const one = <const Label extends string, const Value extends string>(
  filter: Offered<Label> &
    Pick<Filter<Label>, "none" | "arranges"> & { known: readonly Value[] | ((value: string) => boolean) },
): Filter<Label, Value | ""> => ({ kind: "one", Panel, ...filter });

/** "true", or "". */
export const check = <const Label extends string>(
  filter: Omit<Offered<Label>, "options">,
): Filter<Label, "true" | ""> => ({ kind: "check", Panel, known: ["true"], ...filter });

/** The longest of several terms in days: 7 and 30 days together mean 30. */
export const longestOf = (days: string): string => days && String(Math.max(...days.split(",").map(Number)));
