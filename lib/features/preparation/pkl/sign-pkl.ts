import { eq } from "drizzle-orm";
import { files } from "@/db/schema/files";
import { userIdOf } from "@/lib/access/actor";
import { codeOfPkl } from "@/lib/features/checks/document-codes.queries";
import { authorOf, claimFile } from "@/lib/features/crew/sections/edit-scope.queries";
import { redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { storeDocumentFile, printedOf, renderPkl } from "./render-document.queries";
import { pklSigned } from "./mail.queries";
import { pklChanged, signPklInput } from "./schema";
import { endReviewLinks, lockPkl, storePkl } from "./store.queries";

/**
 * Store the signed document. It is final, and the record copy then shows how and when it was signed, with both
 * hashes. Document 2 §5, product 5.15.8 @throws not-found, rule when signed or superseded, conflict
 */
export const signPkl = write({
  name: "preparation.sign-pkl",
  access: "preparation:pkl-signed",
  input: signPklInput,
  output: pklChanged,
  async run(scope, { employeePreparationPklId: id, attachmentId, version: expectedVersion }) {
    const { db, actor, now, audit } = scope;
    const pkl = await lockPkl(scope, id, expectedVersion);
    if (pkl.signedAt !== null) throw refused("preparation.pkl.signedFinal");
    await claimFile(db, attachmentId, { crewId: pkl.crewId, author: authorOf(actor), path: "attachmentId" });
    const [file] = await db.select({ sha256: files.sha256 }).from(files).where(eq(files.id, attachmentId));
    const { sha256: signed } = requirePresent(file, "the signed document");
    const signing = {
      original: pkl.sha256 ?? "",
      signed,
      signedAt: now,
      receivedBy: actor.kind === "user" ? actor.name : actor.kind,
      review: pkl.reviewAnswer && pkl.reviewedAt ? { answer: pkl.reviewAnswer, at: pkl.reviewedAt } : null,
    };
    const printed = await printedOf(db, pkl);
    const bytes = await renderPkl(db, printed, { code: await codeOfPkl(db, id), signing, now });
    const { documentNumber: number, crewId, divisionId } = pkl;
    const record = await storeDocumentFile(scope, bytes, {
      name: `PKL-record-${number.replace(/[^A-Z0-9-]+/g, "-")}`,
      crewId,
    });
    const version = await storePkl(scope, pkl, {
      signedFileId: attachmentId,
      signedSha256: signed,
      signedAt: now,
      signedBy: userIdOf(actor),
      recordFileId: record.fileId,
      recordSha256: record.sha256,
    });
    await endReviewLinks(scope, id);
    await redraftPeople(db, [pkl.crewId]);
    await pklSigned.send(scope, { type: "preparation-pkl", id, version: 1 });
    audit({ subject: crewId, divisionId, after: { pklId: id, number, signed: true, sha256: signed } });
    return { id, employeePreparationPklId: id, version };
  },
});
