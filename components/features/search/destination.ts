import type { FoundRecord } from "@/lib/features/search/schema";

/** A page of the product, or an action on one. */
export type Destination = { href: string; label: string };
/** An entry of the palette: its target and the facts that distinguish it from others of the same name. */
export type PaletteEntry = { id: string; href: string; name: string; facts: string[] };

/** In display order. */
const recordKinds = ["crew", "vessels", "applicants", "job-openings", "principals"] as const;
const workKinds = [
  "plans",
  "preparations",
  "schedules",
  "appraisals",
  "chandler-requests",
  "ujbm",
  "work-orders",
  "contracts",
] as const;
export const resultKinds = [...recordKinds, ...workKinds] as const satisfies FoundRecord["kind"][];

const hrefs: Record<(typeof recordKinds)[number], (result: FoundRecord) => string> = {
  crew: ({ id }) => `/dashboard/crew-management/${id}/details?tab=crew-details`,
  vessels: ({ id }) => `/dashboard/vessel-management/${id}/details`,
  applicants: ({ id, jobOpeningId }) => `/dashboard/recruitment/applicants-list/${id}/view?joi=${jobOpeningId}`,
  "job-openings": ({ id }) => `/dashboard/recruitment/applicants-list?opening=${id}&tab=all`,
  principals: ({ id }) => `/dashboard/vessel-management?principal=${id}`,
};
export function hrefOf(result: FoundRecord): string {
  const kind = recordKinds.find((kindName) => kindName === result.kind);
  return kind ? hrefs[kind](result) : (result.path ?? "/dashboard");
}

/** Filter pages and actions: every typed word must start one of their words. Keeps the menu's order. */
export function matchingDestinations(destinations: readonly Destination[], typed: string): Destination[] {
  const typedWords = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return destinations.filter(({ label }) => {
    const parts = label.toLowerCase().split(/[\s,&]+/);
    return typedWords.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
