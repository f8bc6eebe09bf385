import type { Executor } from "@/db/client";
import type { Invariant } from "@/db/doctor/invariant";
import { refreshCertificateValidity, staleCertificateValidity } from "./certificate-validity.queries";

const batchSize = 2_000;

async function stalePeople(db: Executor): Promise<string[]> {
  const staleIds: string[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { stale, last }: { stale: number[]; last: number | null } = await staleCertificateValidity(
      db,
      after,
      batchSize,
    );
    staleIds.push(...stale.map(String));
    after = last;
  }
  return staleIds;
}

/** Check that the stored certificate columns match the person's documents (decision 10). */
export const invariants: readonly Invariant[] = [
  {
    id: "crew.paper-columns",
    walk: stalePeople,
    fix: (db, ids) => refreshCertificateValidity(db, ids.map(Number)),
  },
];
