import type { Executor } from "@/db/client";
import { files } from "@/db/schema/files";
import { suitabilityEntries } from "@/db/schema/suitability";
import { pdf } from "./registrations";

/** An uploaded file without a record. */
export async function uploaded(
  db: Executor,
  userId: number,
  fileType = "blacklist",
  name = "statement.pdf",
): Promise<string> {
  const [row] = await db
    .insert(files)
    .values({
      fileType,
      name,
      contentType: "application/pdf",
      size: pdf.length,
      sha256: "x",
      content: pdf,
      uploadedBy: userId,
    })
    .returning({ id: files.id });
  if (!row) throw new Error("file was not stored");
  return row.id;
}

/** An entry of the suitability register as stored; level 2 for conduct unless said otherwise. */
export async function registered(
  db: Executor,
  crewId: number,
  createdBy: number,
  values: Partial<typeof suitabilityEntries.$inferInsert> = {},
) {
  const [row] = await db
    .insert(suitabilityEntries)
    .values({
      crewId,
      level: 2,
      reason: "conduct",
      description: "Left the watch without relief",
      startDate: "2026-10-01",
      reviewDate: "2027-04-01",
      createdBy,
      ...values,
    })
    .returning();
  if (!row) throw new Error("entry was not stored");
  return row;
}
