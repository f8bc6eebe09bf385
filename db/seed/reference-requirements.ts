import type { Executor } from "../client";
import {
  certificateRequirements,
  certificates,
  positionRequirements,
  positions,
  vesselTypes,
} from "../schema/positions";
import { insertRows } from "./insert-rows";
import { certificateKey, positionKey, vesselTypeKey } from "./reference-positions";
import { certificates as certificateSeeds } from "./reference/certificates";
import { positions as positionSeeds } from "./reference/positions";
import { positionRequirements as requirementSeeds, type PositionRequirement } from "./reference/requirements";
import { vesselTypes as vesselTypeSeeds } from "./reference/vessel-types";

type Seed = { key: string };
type Row = { id: number };

/** The stored id of every seed, found by its natural key. */
function idsBySeed<S extends Seed, R extends Row>(seeds: S[], rows: R[], natural: (item: S | R) => string) {
  const ids = new Map(rows.map((row) => [natural(row), row.id]));
  return (key: string) => {
    const seed = seeds.find((candidate) => candidate.key === key);
    const id = seed && ids.get(natural(seed));
    if (!id) throw new Error(`Reference data names an unknown ${key}`);
    return id;
  };
}

const endless = new Set(certificateSeeds.filter((seed) => seed.neverExpires).map((seed) => seed.key));

function certificatesOf({ coc, cop }: PositionRequirement) {
  const contractMonths = Math.max(0, ...cop.map((entry) => entry.minMonthsValid));
  return [
    ...coc.map((key) => ({ key, mandatory: true, minMonthsValid: endless.has(key) ? 0 : contractMonths })),
    ...cop,
  ];
}

/** Only unknown pairs, so that removed requirements stay removed. */
export async function seedRequirements(db: Executor) {
  const positionId = idsBySeed(positionSeeds, await db.select().from(positions), positionKey);
  const vesselTypeId = idsBySeed(vesselTypeSeeds, await db.select().from(vesselTypes), vesselTypeKey);
  const certificateId = idsBySeed(certificateSeeds, await db.select().from(certificates), certificateKey);
  const stored = await db.select().from(positionRequirements);
  const existing = new Set(stored.map((row) => `${row.positionId}|${row.vesselTypeId}`));
  const missing = requirementSeeds
    .map((seed) => ({
      seed,
      pair: { positionId: positionId(seed.position), vesselTypeId: vesselTypeId(seed.vesselType) },
    }))
    .filter(({ pair }) => !existing.has(`${pair.positionId}|${pair.vesselTypeId}`));
  await insertRows(
    db,
    positionRequirements,
    missing.map(({ seed, pair }) => ({ ...pair, education: seed.education, minYears: seed.minYears })),
  );
  const certificateRows = missing.flatMap(({ seed, pair }) =>
    certificatesOf(seed).map((entry) => ({
      ...pair,
      certificateId: certificateId(entry.key),
      isMandatory: entry.mandatory,
      minMonthsValid: entry.minMonthsValid,
    })),
  );
  await insertRows(db, certificateRequirements, certificateRows);
  return missing.length;
}
