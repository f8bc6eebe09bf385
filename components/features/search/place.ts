import type { Found } from "@/lib/features/search/schema";

/** A page of the product, or an action on one. */
export type Place = { href: string; label: string };
/** An entry of the palette: its target and the facts that distinguish it from others of the same name. */
export type Entry = { id: string; href: string; name: string; facts: string[] };

/** In display order. */
const records = ["crew", "vessels", "applicants", "job-openings", "principals"] as const;
const work = [
  "plans",
  "preparations",
  "schedules",
  "appraisals",
  "chandler-requests",
  "ujbm",
  "work-orders",
  "contracts",
] as const;
export const kinds = [...records, ...work] as const satisfies Found["kind"][];

const hrefs: Record<(typeof records)[number], (found: Found) => string> = {
  crew: ({ id }) => `/dashboard/crew-management/${id}/details?tab=crew-details`,
  vessels: ({ id }) => `/dashboard/vessel-management/${id}/details`,
  applicants: ({ id, jobOpeningId }) => `/dashboard/recruitment/applicants-list/${id}/view?joi=${jobOpeningId}`,
  "job-openings": ({ id }) => `/dashboard/recruitment/applicants-list?opening=${id}&tab=all`,
  principals: ({ id }) => `/dashboard/vessel-management?principal=${id}`,
};
export function hrefOf(found: Found): string {
  const kind = records.find((one) => one === found.kind);
  return kind ? hrefs[kind](found) : (found.path ?? "/dashboard");
}

/** Filter pages and actions: every typed word must start one of their words. Keeps the menu's order. */
export function placesOf(places: readonly Place[], typed: string): Place[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return places.filter(({ label }) => {
    const parts = label.toLowerCase().split(/[\s,&]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
