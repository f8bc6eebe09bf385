import { medicalCertificates } from "@/db/schema/preparation";
import { write } from "@/lib/platform/operation";
import { authorOf, invalid, claimFile } from "../sections/edit-scope.queries";
import { medicalValidUntil } from "./rules";
import { recordChanged } from "../sections/values.schema";
import { addMedicalInput } from "./schema";
import { lockCrew } from "../queries";

/**
 * Add the result of a medical examination. By default it is valid for two years, or one year under 18. product 5.5
 * @throws not-found, invalid
 */
export const addMedicalCertificate = write({
  name: "crew.add-medical-certificate",
  access: "preparation:medical",
  input: addMedicalInput,
  output: recordChanged,
  async run(
    { db, actor, now, audit },
    { crewId, certificateNumber, status, restriction, examinationDate, attachment, ...given },
  ) {
    const person = await lockCrew(db, actor, crewId);
    const validUntil = given.validUntil ?? medicalValidUntil(examinationDate, person.dateOfBirth);
    if (validUntil <= examinationDate) throw invalid({ path: "validUntil", message: "crew.validBeforeExamination" });
    const author = authorOf(actor);
    const fileId = await claimFile(db, attachment, { crewId, author });
    const restricted = status === "Fit With Restriction" ? restriction : null;
    const [stored] = await db
      .insert(medicalCertificates)
      .values({
        crewId,
        certificateNumber,
        status,
        restriction: restricted,
        examinationDate,
        validUntil,
        fileId,
        createdAt: now,
        createdBy: author.userId,
      })
      .returning({ id: medicalCertificates.id });
    if (!stored) throw new Error("medical certificate was not stored");
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      after: { medicalCertificateId: stored.id, status: "changed", validUntil: "changed" },
    });
    return { id: stored.id, crewId };
  },
});
