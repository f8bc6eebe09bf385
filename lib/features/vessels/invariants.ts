import type { Invariant } from "@/db/doctor/invariant";

/** Rules for vessels that must always hold. */
export const invariants: readonly Invariant[] = [
  {
    id: "vessels.search-text",
    sql: () => `
      select id from vessels where search_text <>
        public.search_text(name || ' ' || coalesce(imo_number, '') || ' ' || coalesce(call_sign, '') || ' ' || coalesce(fleet, ''))`,
  },
];
