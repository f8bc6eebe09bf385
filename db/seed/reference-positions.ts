import type { Executor } from "../client";
import { certificates, positions, vesselTypes } from "../schema/positions";
import { insertRows } from "./insert-rows";
import { certificates as certificateSeeds } from "./reference/certificates";
import { positions as positionSeeds } from "./reference/positions";
import { vesselTypes as vesselTypeSeeds } from "./reference/vessel-types";

export const vesselTypeKey = (row: { divisionId: number; name: string }) =>
  `${row.divisionId}|${row.name.toLowerCase()}`;
export const positionKey = (row: { divisionId: number; nameEn: string }) =>
  `${row.divisionId}|${row.nameEn.toLowerCase()}`;
export const certificateKey = (row: { kind: string; name: string }) => `${row.kind}|${row.name.toLowerCase()}`;

export async function seedVesselTypes(db: Executor) {
  const existing = new Set((await db.select().from(vesselTypes)).map(vesselTypeKey));
  const missing = vesselTypeSeeds.filter((row) => !existing.has(vesselTypeKey(row)));
  return insertRows(
    db,
    vesselTypes,
    missing.map(({ key: _key, ...row }) => row),
  );
}

export async function seedPositions(db: Executor) {
  const existing = new Set((await db.select().from(positions)).map(positionKey));
  const missing = positionSeeds.filter((row) => !existing.has(positionKey(row)));
  return insertRows(
    db,
    positions,
    missing.map(({ key: _key, ...row }) => row),
  );
}

export async function seedCertificates(db: Executor, now: Date) {
  const existing = new Set((await db.select().from(certificates)).map(certificateKey));
  const missing = certificateSeeds.filter((row) => !existing.has(certificateKey(row)));
  return insertRows(
    db,
    certificates,
    missing.map(({ key: _key, ...row }) => ({ ...row, approvedAt: now })),
  );
}
