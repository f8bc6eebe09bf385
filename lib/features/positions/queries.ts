import { and, asc, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import type { CertificateKind } from "@/db/enums/applicants";
import {
  certificateRequirements,
  certificates,
  divisions,
  positionRequirements,
  positions,
  vesselTypes,
} from "@/db/schema/positions";

/** Find a position's requirement on a vessel type; undefined when the type does not carry it. */
export async function findRequirement(db: Executor, positionId: number, vesselTypeId: number) {
  const [requirement] = await db
    .select({
      position: positions,
      vesselType: vesselTypes,
      division: divisions,
      education: positionRequirements.education,
      minYears: positionRequirements.minYears,
    })
    .from(positionRequirements)
    .innerJoin(positions, eq(positions.id, positionRequirements.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, positionRequirements.vesselTypeId))
    .innerJoin(divisions, eq(divisions.id, positions.divisionId))
    .where(and(eq(positionRequirements.positionId, positionId), eq(positionRequirements.vesselTypeId, vesselTypeId)));
  return requirement;
}

type RequiredCertificate = { kind?: CertificateKind; isMandatory?: boolean };
const selectRequired = preparedQuery(
  (db, { kind, isMandatory }: RequiredCertificate) =>
    db
      .select({
        certificateId: certificates.id,
        kind: certificates.kind,
        name: certificates.name,
        nameEn: certificates.nameEn,
        stcw: certificates.stcw,
        neverExpires: certificates.neverExpires,
        isMandatory: certificateRequirements.isMandatory,
        minMonthsValid: certificateRequirements.minMonthsValid,
      })
      .from(certificateRequirements)
      .innerJoin(certificates, eq(certificates.id, certificateRequirements.certificateId))
      .where(
        and(
          eq(certificateRequirements.positionId, sql.placeholder("positionId")),
          eq(certificateRequirements.vesselTypeId, sql.placeholder("vesselTypeId")),
          kind ? eq(certificates.kind, kind) : undefined,
          isMandatory === undefined ? undefined : eq(certificateRequirements.isMandatory, isMandatory),
        ),
      )
      .orderBy(asc(certificates.kind), asc(certificates.id)),
  (requiredCertificate) => requiredCertificate,
);

/** List the certificates the matrix requires of a position on a vessel type, optionally of one kind. */
export const listRequiredCertificates = (
  db: Executor,
  {
    positionId,
    vesselTypeId,
    ...requiredCertificate
  }: { positionId: number; vesselTypeId: number } & RequiredCertificate,
) => selectRequired(db, { positionId, vesselTypeId }, requiredCertificate);

/** Map a position to documented names. */
export const toResponse = (row: typeof positions.$inferSelect) => ({
  id: row.id,
  divisionId: row.divisionId,
  jobPositionName: row.name,
  jobPositionNameEn: row.nameEn,
  category: row.department,
  level: row.level,
  isCadet: row.isCadet,
});
