import { and, eq, exists, or } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew, crewCertificates, crewDocuments, crewSeaServices, crewTravelDocuments } from "@/db/schema/crew";

const paperTables = [crewCertificates, crewTravelDocuments, crewSeaServices, crewDocuments];

/** Return the seafarer who now owns this application file; null otherwise. */
export async function holderOf(db: Executor, file: { id: string; subjectId: number | null }): Promise<number | null> {
  if (file.subjectId === null) return null;
  const held = paperTables.map((papers) =>
    exists(
      db
        .select({ crewId: papers.crewId })
        .from(papers)
        .where(and(eq(papers.crewId, crew.id), eq(papers.fileId, file.id))),
    ),
  );
  const [holder] = await db
    .select({ id: crew.id })
    .from(crew)
    .where(and(eq(crew.applicantId, file.subjectId), or(eq(crew.photoFileId, file.id), ...held)));
  return holder?.id ?? null;
}
