import type { Invariant } from "@/db/doctor/invariant";

/** What must hold of vessels. */
export const invariants: readonly Invariant[] = [
  {
    id: "vessels.search-text",
    holds: "the text vessels are found by is that of their names and numbers",
    mend: "Save the vessel again.",
    sql: () => `
      select id from vessels where search_text <>
        lower(name || ' ' || coalesce(imo_number, '') || ' ' || coalesce(call_sign, '') || ' ' || coalesce(fleet, ''))`,
  },
];
