import type { FieldClass } from "@/db/enums/crew";
import { AppError } from "@/lib/platform/errors";
import { pageOf } from "@/lib/platform/list/page-of";
import { read } from "@/lib/platform/operation";
import { allowedActionsOf } from "./allowed-actions.rules";
import { historyRow, type HistoryRow } from "./schema";
import { classOfDocument, fieldClassesOf } from "../fields.rules";
import { documentHistory } from "./document-history.queries";
import { findViewedPerson } from "../queries";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { listDocumentHistoryInput } from "../schema";

function classesIn(rows: readonly HistoryRow[]): FieldClass[] {
  const fieldClasses = rows.map(({ kind, type }): FieldClass => {
    if (kind === "medical-certificate") return "medical";
    const match = Object.entries(classOfDocument).find(([name]) => kind === "personal-document" && name === type);
    return match ? match[1] : "professional";
  });
  return (["identity", "payroll", "medical"] as const).filter((fieldClass) => fieldClasses.includes(fieldClass));
}

/**
 * List every version of a seafarer's documents with uploader and verifier, without classes the viewer may not see.
 * Document 2 §2, product 2.4 @throws not-found, forbidden
 */
export const listDocumentHistory = read({
  name: "crew.list-document-history",
  access: "crew:document-history",
  input: listDocumentHistoryInput,
  output: pageOf(historyRow),
  async run({ db, actor, now }, { crewId, pageNumber, pageSize }) {
    const person = await findViewedPerson(db, actor, crewId);
    if (!allowedActionsOf(actor, person).includes("see-document-history"))
      throw new AppError("forbidden", "errors.forbidden");
    const classes = fieldClassesOf(actor, person);
    const { rows, total } = await documentHistory(db, crewId, (fieldClass) => classes.has(fieldClass), {
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    });
    await recordSensitiveReads(db, { actor, now }, "crew.list-document-history", [
      { crewId, classes: classesIn(rows) },
    ]);
    return { rows, total, pageNumber, pageSize };
  },
});
