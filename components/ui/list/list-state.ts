import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";

export type SearchParams = Record<string, string | string[] | undefined>;
export type Order = "asc" | "desc";
export type ListState<S extends string> = {
  pageIndex: number;
  pageSize: number;
  search: string;
  sort: S;
  order: Order;
};
type Defaults<S extends string> = { pageSize: number; sorts: readonly [S, ...S[]]; order: Order };

type Density = "comfortable" | "compact";
/**
 * A user's settings for one table, stored in a cookie as "50.compact.flag-principal". The last part is hidden
 * columns.
 */
export type TableChoice = { pageSize: number | null; density: Density; hidden: string[] };

export const tableCookie = (table: string) => `nakhoda-table-${table}`;
const pageSizes = [10, 50, 100, 150, 200];
export const pageSizesWith = (pageSize: number) => [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);

const maxHidden = 40;
/** Parse column ids separated by "-", or "none". Ignores invalid ids. */
export const readColumns = (text: string): string[] =>
  [...new Set(text.split("-"))]
    .filter((id) => id !== "none" && /^[a-z][a-zA-Z0-9]{0,40}$/.test(id))
    .slice(0, maxHidden);

export function readChoice(cookie: string | undefined): TableChoice {
  const [size, density, columns] = (cookie ?? "").split(".");
  return {
    pageSize: Number(size) || null,
    density: density === "compact" ? "compact" : "comfortable",
    hidden: readColumns(columns ?? ""),
  };
}

export const choiceText = ({ pageSize, density, hidden }: TableChoice) =>
  [pageSize ?? "", density, ...(hidden.length > 0 ? [hidden.join("-")] : [])].join(".");

/** Return one value of a URL parameter; a repeated key counts once. */
export function valueOf(params: SearchParams, key: string): string {
  const value = params[key];
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

const maxValues = 50;

/** Return the values of a multi-select filter, "3,8", without duplicates and unknown values. */
export const valuesOf = (params: SearchParams, key: string, isKnown: (value: string) => boolean): string =>
  [...new Set(valueOf(params, key).split(","))].filter(isKnown).slice(0, maxValues).join(",");

export function oneOf<T extends string>(value: string, allowed: readonly [T, ...T[]]): T {
  return allowed.find((candidate) => candidate === value) ?? allowed[0];
}

/** Parse the list's state from the address. Invalid values fall back; the first sort is the default. */
export function readListState<S extends string>(
  params: SearchParams,
  defaults: Defaults<S>,
  choice: TableChoice,
): ListState<S> {
  const sizes = pageSizesWith(defaults.pageSize);
  const size = [Number(valueOf(params, "pageSize")), choice.pageSize].find(
    (requestedSize) => requestedSize !== null && sizes.includes(requestedSize),
  );
  const index = Number(valueOf(params, "pageIndex"));
  const order = valueOf(params, "order");
  const search = valueOf(params, "search").trim().slice(0, 200);
  return {
    pageIndex: Number.isInteger(index) && index > 0 && index < 1_000_000 ? index : 0,
    pageSize: size ?? defaults.pageSize,
    search: search.length >= minimumKeyword ? search : "",
    sort: oneOf(valueOf(params, "sort"), defaults.sorts),
    order: order === "asc" || order === "desc" ? order : defaults.order,
  };
}

/** Marks a list that shows all rows. A bare address would open the user's default view. */
const showAllQuery = "?view=all";

/** Return the address with some values changed; null removes one. Removing the last value shows all rows. */
export function hrefWith(params: SearchParams, changes: Record<string, string | number | null>): string {
  const next = new URLSearchParams();
  for (const key of Object.keys(params))
    if (valueOf(params, key) && !(key in changes)) next.set(key, valueOf(params, key));
  for (const [key, value] of Object.entries(changes)) if (value !== null) next.set(key, String(value));
  // Keep commas unescaped, so that the address stays short and readable.
  const query = next.toString().replaceAll("%2C", ",");
  if (query) return `?${query}`;
  return Object.keys(params).length > 0 ? showAllQuery : "?";
}
