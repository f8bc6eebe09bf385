import { and, eq, exists, or } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew, crewCertificates, crewDocuments, crewSeaServices, crewTravelDocuments } from "@/db/schema/crew";

const documentTables = [crewCertificates, crewTravelDocuments, crewSeaServices, crewDocuments];

/** Return the seafarer who now owns this application file; null otherwise. */
export async function crewOwnerOfFile(
  db: Executor,
  file: { id: string; subjectId: number | null },
): Promise<number | null> {
  if (file.subjectId === null) return null;
  const documentQueries = documentTables.map((table) =>
    exists(
      db
        .select({ crewId: table.crewId })
        .from(table)
        .where(and(eq(table.crewId, crew.id), eq(table.fileId, file.id))),
    ),
  );
  const [holder] = await db
    .select({ id: crew.id })
    .from(crew)
    .where(and(eq(crew.applicantId, file.subjectId), or(eq(crew.photoFileId, file.id), ...documentQueries)));
  return holder?.id ?? null;
}
