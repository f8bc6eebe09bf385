import { and, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { payrollDebts } from "@/db/schema/work-orders";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { AppError } from "@/lib/platform/errors";
import { claimFiles } from "@/lib/platform/files/store";
import { visibleTo } from "../person.queries";

/** Whether the actor may read a debt's document. Reading another person's is logged. */
export async function mayReadDebtFile(
  db: Transaction,
  { actor, now }: { actor: Actor; now: Date },
  { subjectId }: { subjectId: number | null },
): Promise<boolean> {
  if (subjectId === null) return false;
  const [debt] = await db
    .select({ crewId: payrollDebts.crewId })
    .from(payrollDebts)
    .innerJoin(crew, eq(crew.id, payrollDebts.crewId))
    .where(and(eq(payrollDebts.id, subjectId), visibleTo(actor), isNull(crew.erasedAt)));
  if (!debt) return false;
  await recordSensitiveReads(db, { actor, now }, "files.download", [{ crewId: debt.crewId, classes: ["payroll"] }]);
  return true;
}

/** Require the actor's own unattached upload, made for a debt. @throws invalid for any other */
export async function assertOwnUpload(db: Executor, actor: Actor, fileId: string) {
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.uploadedBy, userIdOf(actor) ?? 0), isNull(files.subjectId)))
    .for("update");
  if (!file) throw new AppError("invalid", "errors.invalid", {}, [{ path: "fileId", message: "files.notFound" }]);
}

/** Attach a document to its debt. @throws unsupported-type */
export const attachDebtDocument = (db: Executor, id: number, fileId: string) =>
  claimFiles(db, [fileId], { type: "debt", id });
