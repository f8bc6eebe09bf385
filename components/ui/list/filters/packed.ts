import type { SelectFilter } from "../filter-kinds";

/** A filter as it travels in a page: of two hundred vessels the names weigh less than what would stand around them. */
export type PackedFilter = Omit<SelectFilter, "options"> & { options: string };

const oneLine = (text: string) => text.replace(/\s+/g, " ");

export const packed = ({ options, ...filter }: SelectFilter): PackedFilter => ({
  ...filter,
  options: options.map(({ value, label }) => `${oneLine(value)}\t${oneLine(label)}`).join("\n"),
});

export const unpacked = ({ options, ...filter }: PackedFilter): SelectFilter => ({
  ...filter,
  options: options
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [value = "", label = ""] = line.split("\t");
      return { value, label };
    }),
});
