import { and, eq, isNull } from "drizzle-orm";
import { medicalCertificates } from "@/db/schema/preparation";
import { userIdOf } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { recordChanged } from "../sections/values.schema";
import { removeMedicalInput } from "./schema";
import { lockCrew } from "../queries";

/**
 * Remove a medical certificate, for example one entered by mistake; it stays in the history. @throws not-found,
 * conflict when it is already removed
 */
export const removeMedicalCertificate = write({
  name: "crew.remove-medical-certificate",
  access: "preparation:medical",
  input: removeMedicalInput,
  output: recordChanged,
  async run({ db, actor, now, audit }, { crewId, id, reason }) {
    const person = await lockCrew(db, actor, crewId);
    const isOwn = and(
      eq(medicalCertificates.id, id),
      eq(medicalCertificates.crewId, crewId),
      isNull(medicalCertificates.removedAt),
    );
    const removed = await db
      .update(medicalCertificates)
      .set({ removedAt: now, removedBy: userIdOf(actor) })
      .where(isOwn)
      .returning({ id: medicalCertificates.id });
    if (removed.length === 0) throw new AppError("conflict", "crew.papers.notCurrent");
    audit({ subject: crewId, divisionId: person.divisionId, before: { medicalCertificateId: id }, reason });
    return { id, crewId };
  },
});
