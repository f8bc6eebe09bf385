import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { contracts } from "@/db/schema/contracts";
import { files } from "@/db/schema/files";
import type { UserActor } from "@/lib/access/actor";
import { uploadBy } from "../files/uploads";
import { person, principal } from "../people";

/** A contract with its document, of a new principal by default. */
export async function contracted(
  db: Executor,
  { divisionId = 1, ...values }: Partial<typeof contracts.$inferInsert> = {},
) {
  const author = await person(db, divisionId === 2 ? "crewingadmintanker" : "crewingadminmarine");
  const principalId = values.principalId ?? (await principal(db, divisionId)).id;
  const fileId = values.fileId ?? (await uploadBy(db, author, "agreement.pdf"));
  const [row] = await db
    .insert(contracts)
    .values({
      name: "Manning agreement",
      contractDate: "2026-01-01",
      expiresOn: "2027-12-31",
      fileName: "agreement.pdf",
      feePercentage: 8,
      ...values,
      divisionId,
      principalId,
      fileId,
    })
    .returning();
  if (!row) throw new Error("contract was not stored");
  await db.update(files).set({ subjectType: "contract", subjectId: row.id }).where(eq(files.id, fileId));
  return row;
}

/** The form of a contract with a principal, with its uploaded file. */
export const contractForm = async (db: Executor, author: UserActor, clientId: number) => ({
  clientId,
  contractName: "Manning agreement",
  contractDate: "2026-01-01",
  contractExpiryDate: "2027-12-31",
  contractAttachmentId: await uploadBy(db, author, "agreement.pdf"),
});
