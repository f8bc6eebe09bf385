import { and, eq, gte, isNull } from "drizzle-orm";
import { medicalCertificates } from "@/db/schema/preparation";
import type { Executor } from "@/db/client";
import { can } from "@/lib/access/actor";
import { medicalValidUntil } from "@/lib/features/crew/medical/rules";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { visibleAttachment } from "../attachment.rules";
import { ofFilter, toResponse, selectMcus, mcuProgressOf } from "./queries";
import { mcuDetail, mcuIdInput } from "./schema";

async function hasCertificateSince(db: Executor, crewId: number, day: string) {
  const [certificate] = await db
    .select({ id: medicalCertificates.id })
    .from(medicalCertificates)
    .where(
      and(
        eq(medicalCertificates.crewId, crewId),
        isNull(medicalCertificates.removedAt),
        gte(medicalCertificates.examinationDate, day),
      ),
    )
    .limit(1);
  return certificate !== undefined;
}

/**
 * Load one check-up. A passed one suggests a medical certificate to confirm. Document 2 §2, §7, product 5.13c @throws
 * not-found
 */
export const getMcu = read({
  name: "preparation.get-mcu",
  access: "preparation:view",
  input: mcuIdInput,
  output: mcuDetail,
  async run({ db, actor, now }, { employeePreparationMcuId: id }) {
    const [checkUp] = await selectMcus(db, ofFilter(actor, { id })).limit(1);
    if (!checkUp) throw notFound("preparation.notFound");
    const row = toResponse(checkUp, actor);
    if (row.mcuHealthDegreeId !== null)
      await recordSensitiveReads(db, { actor, now }, "preparation.get-mcu", [
        { crewId: row.crewId, classes: ["medical"] },
      ]);
    const day = row.scheduledOn;
    const isDraft =
      row.result === "Passed" && can(actor, "preparation:medical") && !(await hasCertificateSince(db, row.crewId, day));
    const draft = isDraft
      ? { examinationDate: day, validUntil: medicalValidUntil(day, checkUp.person.dateOfBirth) }
      : null;
    const attachment = visibleAttachment(row.attachmentId, checkUp.file);
    return { ...row, ...(await mcuProgressOf(db, checkUp.mcu)), attachment, medicalDraft: draft };
  },
});
