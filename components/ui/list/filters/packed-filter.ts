import type { SelectFilter } from "../filter-types";

/** Serialize a filter compactly for the page: with 200 vessels, JSON keys would outweigh the names. */
export type PackedFilter = Omit<SelectFilter, "options"> & { options: string };

const oneLine = (text: string) => text.replace(/\s+/g, " ");

export const packFilter = ({ options, ...filter }: SelectFilter): PackedFilter => ({
  ...filter,
  options: options.map(({ value, label }) => `${oneLine(value)}\t${oneLine(label)}`).join("\n"),
});

export const unpackFilter = ({ options, ...filter }: PackedFilter): SelectFilter => ({
  ...filter,
  options: options
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [value = "", label = ""] = line.split("\t");
      return { value, label };
    }),
});
