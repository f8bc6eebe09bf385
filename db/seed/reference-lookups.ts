import { eq } from "drizzle-orm";
import type { Executor } from "../client";
import { lookupKinds, type LookupKind } from "../enums/lookups";
import { lookups, portPositions } from "../schema/lookups";
import { insertRows } from "./insert-rows";
import { lookups as lookupSeeds } from "./reference/lookups";
import { portPositions as positionSeeds } from "./reference/port-positions";

/** Long lists are read by name; the others keep the order of the trade, the usual choice first. */
const alphabetical = new Set<LookupKind>([
  "mcu-clinic",
  "sealing-officer",
  "first-party",
  "school",
  "institution",
  "training",
  "city",
  "assessor",
  "bank",
  "technical-superintendent",
  "marine-superintendent",
  "designated-person-ashore",
  "port",
]);

const lookupKey = (row: { kind: string; name: string }) => `${row.kind}|${row.name.toLowerCase()}`;

const rowsOf = (kind: LookupKind, now: Date) =>
  lookupSeeds[kind].map((seed, index) => ({
    ...seed,
    kind,
    sequence: alphabetical.has(kind) ? 0 : index + 1,
    createdAt: now,
    approvedAt: now,
  }));

export async function seedLookups(db: Executor, now: Date) {
  const stored = await db.select({ kind: lookups.kind, name: lookups.name }).from(lookups);
  const existing = new Set(stored.map(lookupKey));
  const missing = lookupKinds.flatMap((kind) => rowsOf(kind, now)).filter((row) => !existing.has(lookupKey(row)));
  return insertRows(db, lookups, missing);
}

/** Stores the positions of known ports that have none yet. */
export async function seedPortPositions(db: Executor, now: Date) {
  const ports = await db.select({ id: lookups.id, name: lookups.name }).from(lookups).where(eq(lookups.kind, "port"));
  const placed = new Set(
    (await db.select({ portId: portPositions.portId }).from(portPositions)).map(({ portId }) => portId),
  );
  const rows = ports.flatMap(({ id, name }) => {
    const [latitude, longitude] = positionSeeds[name] ?? [];
    return latitude === undefined || longitude === undefined || placed.has(id)
      ? []
      : [{ portId: id, latitude, longitude, updatedAt: now }];
  });
  return insertRows(db, portPositions, rows);
}
