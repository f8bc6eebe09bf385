import type { Invariant } from "@/db/doctor/invariant";

/** Invariants of evidence chains. */
export const invariants: readonly Invariant[] = [
  {
    id: "evidence.chain",
    sql: () => `
      select id from (
        select id, sequence, previous_hash,
          lag(sequence) over chain as sequence_before, lag(hash) over chain as hash_before
        from evidence_events window chain as (partition by assignment_id, party order by sequence)
      ) entry
      where sequence <> coalesce(sequence_before, 0) + 1
        or (hash_before is not null and previous_hash <> hash_before)`,
  },
];
