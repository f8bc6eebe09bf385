import { z } from "zod";
import { asRecord } from "../unknown-record";
import { searchText } from "../i18n/search-text";
import { numeric, text } from "../validation";
import { minimumKeyword } from "./minimum-keyword";

export type Page<T> = { rows: T[]; total: number; pageNumber: number; pageSize: number };

export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    rows: z.array(row),
    total: z.number().int(),
    pageNumber: z.number().int(),
    pageSize: z.number().int(),
  });

export const isPage = (value: unknown): value is Page<unknown> & Record<string, unknown> =>
  typeof value === "object" && value !== null && "rows" in value && "total" in value && "pageSize" in value;

export const keyword = text(200)
  .default("")
  .transform((value) => (searchText(value).length >= minimumKeyword ? value.toLowerCase() : ""));

/** Paging and keyword input: pageNumber starts at 1, a keyword under 3 characters is ignored. */
export const listInput = (defaultPageSize: number) => ({
  pageNumber: numeric(z.number().int().min(1).max(1_000_000)).default(1),
  pageSize: numeric(z.number().int().min(1).max(200)).default(defaultPageSize),
  filterList: keyword,
});

/** Also accept the keyword as `search`, the name other lists use. filterList takes precedence. */
export const withSearchAlias = <S extends z.ZodType>(list: S) =>
  z.preprocess((input) => ({ filterList: asRecord(input).search, ...asRecord(input) }), list);
