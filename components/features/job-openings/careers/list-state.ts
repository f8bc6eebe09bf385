import { z } from "zod";
import { publicPageSize, type jobOpeningFilters } from "@/lib/features/job-openings/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";

export type SearchParams = Record<string, string | string[] | undefined>;
export type Filters = z.output<typeof jobOpeningFilters>;
type Option = Filters["positions"][number];

export const publicPageSizes = [publicPageSize, 10, 20];
export const filterKeys = ["position", "vesselType", "city", "jobType"] as const;
type FilterKey = (typeof filterKeys)[number];

const optionalId = z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined);

const listing = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  pageSize: z.coerce
    .number()
    .refine((size) => publicPageSizes.includes(size))
    .catch(publicPageSize),
  keyword: z.string().trim().max(200).catch(""),
  position: optionalId,
  vesselType: optionalId,
  city: optionalId,
  jobType: optionalId,
});
export type Listing = z.output<typeof listing>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Parse the list state of the address. Invalid values are ignored; the page is 1-based. */
export const listingOf = (params: SearchParams): Listing =>
  listing.parse(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, first(value)])));

export const keywordCounts = ({ keyword }: Listing) => keyword.length >= minimumKeyword;
export const isFiltered = (current: Listing) =>
  keywordCounts(current) || filterKeys.some((key) => current[key] !== undefined);

/** Return the list address with changes. Any change except the page resets to page 1. */
export function listingHref(current: Listing, change: Partial<Listing>): string {
  const next = { ...current, page: 1, ...change };
  const query = new URLSearchParams();
  if (next.keyword) query.set("keyword", next.keyword);
  for (const key of filterKeys) if (next[key]) query.set(key, String(next[key]));
  if (next.pageSize !== publicPageSize) query.set("pageSize", String(next.pageSize));
  if (next.page > 1) query.set("page", String(next.page));
  const text = query.toString();
  return `/${text ? `?${text}` : ""}#jobs`;
}

export const noFilters = {
  keyword: "",
  position: undefined,
  vesselType: undefined,
  city: undefined,
  jobType: undefined,
};

export const optionsOf = (filters: Filters, key: FilterKey): Option[] =>
  ({ position: filters.positions, vesselType: filters.vesselTypes, city: filters.cities, jobType: filters.jobTypes })[
    key
  ];

export const optionName = (option: Option, locale: Locale) =>
  inLanguage(locale, { en: option.name, id: option.nameId });
