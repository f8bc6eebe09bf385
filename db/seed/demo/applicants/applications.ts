import { inArray } from "drizzle-orm";
import type { Executor } from "../../../client";
import { jobOpenings } from "../../../schema/job-openings";
import { lookups } from "../../../schema/lookups";
import { findOpeningWithRequirements } from "@/lib/features/applicants/registration/queries";
import type { RegistrationContext } from "@/lib/features/applicants/registration/fields.schema";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { certificates as certificateSeeds, type CertificateSeed } from "../../reference/certificates";
import type { PositionSeed } from "../../reference/positions";
import { vesselTypes as vesselTypeSeeds } from "../../reference/vessel-types";
import { certificateKey } from "../../reference-positions";
import { positionSeed } from "./careers";

export type AskedCertificate = { id: number; isMandatory: boolean; seed: CertificateSeed };
/** A rank on a kind of vessel with what it asks for. */
export type Post = {
  position: PositionSeed;
  vesselTypeKey: string;
  yearsOfExperience: number;
  certificates: AskedCertificate[];
};
/** An opening with all an applicant to it needs to know. */
export type Application = Post & {
  key: string;
  opening: typeof jobOpenings.$inferSelect;
  context: RegistrationContext;
};
export type OptionIds = (kind: "religion" | "marital-status" | "nationality", name: string) => number;

const seedOfCertificate = new Map(certificateSeeds.map((seed) => [certificateKey(seed), seed]));

async function applicationOf(
  db: Executor,
  opening: typeof jobOpenings.$inferSelect,
  now: Date,
): Promise<Application | null> {
  const { requirement, context } = await findOpeningWithRequirements(db, opening.id, now);
  const position = positionSeed(opening.divisionId, requirement.position.nameEn);
  const vesselType = vesselTypeSeeds.find(
    ({ divisionId, name }) => divisionId === opening.divisionId && name === requirement.vesselType.name,
  );
  if (!position || !vesselType) return null;
  const required = await listRequiredCertificates(db, {
    positionId: opening.positionId,
    vesselTypeId: opening.vesselTypeId,
  });
  const certificates = required.flatMap(({ certificateId, kind, name, isMandatory }) => {
    const seed = seedOfCertificate.get(certificateKey({ kind, name }));
    return seed ? [{ id: certificateId, isMandatory, seed }] : [];
  });
  const { yearsOfExperience } = opening;
  return {
    key: `${position.key}|${vesselType.key}`,
    opening,
    position,
    vesselTypeKey: vesselType.key,
    yearsOfExperience,
    certificates,
    context,
  };
}

/** Load all openings whose position and vessel type are in the reference data. */
export async function loadApplications(db: Executor, now: Date): Promise<Application[]> {
  const openings: Application[] = [];
  for (const opening of await db.select().from(jobOpenings).orderBy(jobOpenings.id)) {
    const application = await applicationOf(db, opening, now);
    if (application) openings.push(application);
  }
  return openings;
}

export async function loadOptionIds(db: Executor): Promise<OptionIds> {
  const rows = await db
    .select()
    .from(lookups)
    .where(inArray(lookups.kind, ["religion", "marital-status", "nationality"]));
  const ids = new Map(rows.map(({ kind, name, id }) => [`${kind}|${name}`, id]));
  return (kind, name) => {
    const id = ids.get(`${kind}|${name}`);
    if (!id) throw new Error(`The demo names an unknown ${kind} ${name}`);
    return id;
  };
}
