import type { Executor } from "../../../client";
import { certificateRequirements, certificates, positions, vesselTypes } from "../../../schema/positions";
import { satisfies } from "@/lib/features/crew/compliance/certificate-cover.rules";
import { certificates as certificateSeeds } from "../../reference/certificates";
import { requirementFor } from "../../reference/requirements";
import { vesselTypes as vesselTypeSeeds } from "../../reference/vessel-types";
import { certificateKey, vesselTypeKey } from "../../reference-positions";
import type { AskedCertificate, Post } from "../applicants/applications";
import { positionSeed } from "../applicants/careers";
import { familyOf } from "./vessels/crew-complements";

/** isOwn: mandatory on the very type of vessel, not only on a related one. */
export type FleetCertificate = AskedCertificate & { isOwn: boolean };
export type FleetPost = Omit<Post, "certificates"> & {
  rank: string;
  positionId: number;
  vesselTypeId: number;
  certificates: FleetCertificate[];
};
type RequiredCertificate = AskedCertificate & { positionId: number; vesselTypeId: number };

const byName = new Map(certificateSeeds.map((seed) => [certificateKey(seed), seed]));

async function matrixOf(db: Executor): Promise<RequiredCertificate[]> {
  const names = new Map((await db.select().from(certificates)).map((row) => [row.id, byName.get(certificateKey(row))]));
  const rows = await db.select().from(certificateRequirements);
  return rows.flatMap(({ certificateId, ...row }) => {
    const seed = names.get(certificateId);
    return seed ? [{ ...row, id: certificateId, seed }] : [];
  });
}

const named = ({ id, seed }: AskedCertificate) => ({
  certificateId: id,
  kind: seed.kind,
  name: seed.nameEn,
  stcw: seed.stcw,
});

/** One of each, mandatory where the own vessel type asks for it; of competency classes the highest alone. */
function heldElsewhere(required: RequiredCertificate[], ownTypeId: number): FleetCertificate[] {
  const one = new Map<number, FleetCertificate>();
  for (const { id, seed, isMandatory, vesselTypeId } of required) {
    const before = one.get(id);
    const isNeeded = isMandatory || (before?.isMandatory ?? false);
    one.set(id, {
      id,
      seed,
      isMandatory: isNeeded,
      isOwn: (isMandatory && vesselTypeId === ownTypeId) || (before?.isOwn ?? false),
    });
  }
  const all = [...one.values()];
  return all.filter(
    (entry) =>
      entry.seed.kind === "cop" || !all.some((other) => other !== entry && satisfies(named(other), named(entry))),
  );
}

export type Posts = (divisionId: number, rank: string, vesselType: string) => FleetPost;

/** Every rank on every vessel type, with the certificates of all kinds of ship its people sail on. */
export async function loadRanksOnVesselTypes(db: Executor): Promise<Posts> {
  const matrix = await matrixOf(db);
  const types = new Map(
    (await db.select().from(vesselTypes)).map((row) => [
      vesselTypeSeeds.find((seed) => vesselTypeKey(seed) === vesselTypeKey(row))?.key,
      row.id,
    ]),
  );
  const ranks = (await db.select().from(positions)).flatMap((row) => {
    const seed = positionSeed(row.divisionId, row.nameEn);
    return seed ? [{ id: row.id, seed }] : [];
  });
  const postsByKey = new Map<string, FleetPost>();
  return (divisionId, rank, vesselType) => {
    const key = `${divisionId === 1 ? "marine" : "tanker"}-${rank}`;
    const positionRow = postsByKey.get(`${key}|${vesselType}`);
    const position = ranks.find(({ seed }) => seed.key === key);
    const vesselTypeId = types.get(vesselType);
    if (positionRow) return positionRow;
    if (!position || !vesselTypeId) throw new Error(`The demo names an unknown ${key} on ${vesselType}`);
    const family = new Set(familyOf(vesselType, rank).map((name) => types.get(name)));
    const required = matrix.filter((row) => row.positionId === position.id && family.has(row.vesselTypeId));
    const yearsOfExperience = requirementFor(key, vesselType).minYears;
    const post = {
      rank,
      position: position.seed,
      positionId: position.id,
      vesselTypeKey: vesselType,
      vesselTypeId,
      yearsOfExperience,
      certificates: heldElsewhere(required, vesselTypeId),
    };
    postsByKey.set(`${key}|${vesselType}`, post);
    return post;
  };
}
