import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { certificateRequirements, certificates } from "@/db/schema/positions";
import { medicalCertificates } from "@/db/schema/preparation";
import { seafarer } from "../crew";

type Place = { seat: { positionId: number }; vessel: { vesselTypeId: number } };

/** A seafarer without any issue until 2029: mandatory certificates, travel documents and a medical certificate. */
export async function fitSeafarer(db: Executor, { seat, vessel }: Place, values: Parameters<typeof seafarer>[1] = {}) {
  const one = await seafarer(db, values);
  const required = await db
    .select({ id: certificates.id, kind: certificates.kind, name: certificates.name })
    .from(certificateRequirements)
    .innerJoin(certificates, eq(certificates.id, certificateRequirements.certificateId))
    .where(
      and(
        eq(certificateRequirements.positionId, seat.positionId),
        eq(certificateRequirements.vesselTypeId, vessel.vesselTypeId),
        eq(certificateRequirements.isMandatory, true),
      ),
    );
  const certificate = { crewId: one.id, issued: "2024-01-10", expired: "2029-12-31" };
  if (required.length > 0) {
    await db.insert(crewCertificates).values(
      required.map(({ id, kind, name }) => ({
        ...certificate,
        kind,
        certificateId: id,
        certificateName: name,
        certificateNumber: `C-${id}`,
      })),
    );
  }
  await db.insert(crewTravelDocuments).values([
    { ...certificate, kind: "passport", documentName: "Passport", documentNumber: "C 1234567" },
    { ...certificate, kind: "seaman-book", documentName: "Seaman book", documentNumber: "E 143100" },
  ]);
  await db
    .insert(medicalCertificates)
    .values({ crewId: one.id, status: "FIT", examinationDate: "2026-06-01", validUntil: "2029-06-01" });
  return one;
}
