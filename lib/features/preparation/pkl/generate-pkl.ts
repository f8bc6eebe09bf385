import { eq } from "drizzle-orm";
import { files } from "@/db/schema/files";
import { AppError, notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { ofFilter, selectPkls } from "./queries";
import { generatePklInput } from "./schema";
import { canViewWages } from "./visibility.rules";

/**
 * Return the issued document byte for byte; after signing the record copy with the signature data. It exports
 * personal data, so it leaves an audit entry. Document 2 §7, product 5.18 @throws not-found, forbidden without
 * permission to see wages
 */
export const generatePkl = write({
  name: "preparation.generate-pkl",
  access: "preparation:see-wages",
  input: generatePklInput,
  output: fileOf("application/pdf"),
  async run({ db, actor, now, audit }, { employeePreparationPklId: id, inline }) {
    const [agreement] = await selectPkls(db, ofFilter(actor, { id })).limit(1);
    const fileId = agreement?.pkl.recordFileId ?? agreement?.pkl.fileId;
    if (!agreement || !fileId) throw notFound("preparation.pkl.notFound");
    const { crewId, divisionId, documentNumber: number } = agreement.pkl;
    if (!canViewWages(actor, crewId)) throw new AppError("forbidden", "errors.forbidden");
    const [file] = await db
      .select({ name: files.name, content: files.content })
      .from(files)
      .where(eq(files.id, fileId));
    if (!file) throw new AppError("not-found", "files.notFound", {}, [], "FILE_NOT_FOUND");
    await recordSensitiveReads(db, { actor, now }, "preparation.generate-pkl", [
      { crewId, classes: ["payroll", "identity"] },
    ]);
    audit({ subject: crewId, divisionId, after: { pklId: id, number, rows: 1 } });
    return new FileAnswer(file.name, "application/pdf", file.content, inline ? "inline" : "attachment");
  },
});
