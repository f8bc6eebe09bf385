import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../../client";
import { crewConflicts } from "../../../schema/crew";
import { files } from "../../../schema/files";
import { suitabilityEntries, suitabilityRemovals } from "../../../schema/suitability";
import { insertRows } from "../../insert-rows";
import { reserveIds } from "../../reserve-ids";
import { suitabilityRows } from "./suitability-rows";
import type { Crewing } from "./store-crew";

/** Two people who must not sail together, by their berths. */
const conflicts = [
  {
    berths: ["TB Mahakam Sentosa 11|able-seaman|1", "TB Barito Sentosa 8|able-seaman|1"],
    reason: "A fight ashore at Samarinda; both masters ask that they are not put on one vessel.",
    daysAgo: 190,
  },
];

/** @returns how many entries the register has */
export async function storeSuitabilityEntries(
  db: Executor,
  { seafarers, office, now }: Crewing,
  crewIds: number[],
): Promise<number> {
  const entries = seafarers.flatMap(({ case: registerCase, ...seafarer }, index) =>
    registerCase ? [{ seafarer: { ...seafarer, case: registerCase }, crewId: crewIds[index] ?? 0 }] : [],
  );
  const ids = await reserveIds(db, suitabilityEntries, entries.length);
  const rows = entries.map(({ seafarer, crewId }, index) =>
    suitabilityRows(seafarer, { crewId, entryId: ids[index] ?? 0 }, (name) => office(name, seafarer.divisionId) ?? 0),
  );
  await insertRows(db, files, (await Promise.all(rows.map((row) => row.files))).flat());
  await insertRows(
    db,
    suitabilityEntries,
    rows.map(({ entry }) => entry),
  );
  await insertRows(
    db,
    suitabilityRemovals,
    rows.flatMap(({ removal }) => removal ?? []),
  );
  const pairs = conflicts.flatMap(({ berths, reason, daysAgo }) => {
    const holders = seafarers.flatMap(({ present, divisionId }, index) =>
      present && berths.includes(present.berth.key) ? [{ id: crewIds[index] ?? 0, divisionId }] : [],
    );
    const [one, other] = holders.sort((a, b) => a.id - b.id);
    return one && other
      ? [
          {
            crewId: one.id,
            otherCrewId: other.id,
            reason,
            createdAt: daysAfter(now, -daysAgo),
            createdBy: office("admin", one.divisionId),
          },
        ]
      : [];
  });
  await insertRows(db, crewConflicts, pairs);
  return rows.length;
}
