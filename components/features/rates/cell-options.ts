import { formatExchangeRate, formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import type { RateColumn } from "@/lib/features/rates/kinds.rules";
import type { OptionIndex } from "@/lib/features/rates/versions/parse-rows.rules";
import { plainName } from "@/lib/platform/names";

/** An option: its label, and alternative names people write. */
type Choice = { value: number | string; label: string; also: string[] };
/** Option lists of the rows. */
type Lists =
  | "position"
  | "area"
  | "category"
  | "province"
  | "city"
  | "grade"
  | "vessel"
  | "type"
  | "terCategory"
  | "programme"
  | "vatBase";
export type CellOptions = Record<Lists, Choice[]>;

const listOf = (choices: CellOptions, { holds }: RateColumn): Choice[] | undefined =>
  isNumber({ holds }) || holds === "year" || holds === "text" ? undefined : choices[holds as Lists];

/** Whether a column is numeric and right-aligned. */
export const isNumber = ({ holds }: Pick<RateColumn, "holds">) =>
  holds === "rupiah" ||
  holds === "percent" ||
  holds === "share" ||
  holds === "decimalShare" ||
  holds === "twelfths" ||
  holds === "exchange" ||
  holds === "count";

/** Format a stored value; blank without one. */
export function cellText(column: RateColumn, value: string | number | null | undefined, choices: CellOptions): string {
  if (value === null || value === undefined) return "";
  if (column.holds === "rupiah") return formatRupiah(Number(value));
  if (column.holds === "exchange") return formatExchangeRate(Number(value));
  if (column.holds === "percent") return formatPercent(Number(value));
  if (column.holds === "twelfths") return `${value}/12`;
  if (column.holds === "decimalShare") return formatPercent(Math.round(Number(value) * 100));
  if (column.holds === "share") return `${value} %`;
  return listOf(choices, column)?.find((choice) => choice.value === value)?.label ?? String(value);
}

export const optionsOf = (column: RateColumn, choices: CellOptions) =>
  listOf(choices, column)?.map(({ label }) => label);

const byName = (choices: Choice[]) =>
  new Map(
    choices.flatMap(({ value, label, also }) => [label, ...also].map((name) => [plainName(name), value] as const)),
  );

/** Index the lists by all names people write. */
export const optionIndexOf = (choices: CellOptions): OptionIndex => ({
  position: byName(choices.position),
  area: byName(choices.area),
  category: byName(choices.category),
  province: byName(choices.province),
  city: byName(choices.city),
  grade: byName(choices.grade),
  terCategory: byName(choices.terCategory),
  programme: byName(choices.programme),
  vessel: byName(choices.vessel),
  type: byName(choices.type),
  vatBase: byName(choices.vatBase),
});
