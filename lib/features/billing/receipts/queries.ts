import { and, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { billingReceipts, billingRows } from "@/db/schema/billing";
import { files } from "@/db/schema/files";
import { ujbmMonths, ujbmRows } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { AppError, notFound } from "@/lib/platform/errors";

/** The vessel and month a row of the victualing list is about, held. @throws not-found for another division's */
export async function lockVictualing(db: Transaction, actor: Actor, id: number) {
  const [row] = await db
    .select({ vesselId: ujbmRows.vesselId, month: ujbmMonths.month, divisionId: ujbmMonths.divisionId })
    .from(ujbmRows)
    .innerJoin(ujbmMonths, eq(ujbmMonths.id, ujbmRows.monthId))
    .where(and(eq(ujbmRows.id, id), eq(ujbmMonths.divisionId, actor.kind === "user" ? actor.divisionId : 0)))
    .for("update", { of: ujbmRows });
  if (!row) throw notFound("billing.notFound");
  return row;
}

/** What a receipt may be, by what the file is and not by what it is called. */
const accepted = ["application/pdf", "image/jpeg", "image/png"];

/** Somebody's own upload that no record holds. @throws invalid for any other, and for one of another kind */
export async function ownUpload(db: Transaction, actor: Actor, fileId: string) {
  const [file] = await db
    .select({ name: files.name, type: files.contentType, owner: files.uploadedBy, of: files.subjectId })
    .from(files)
    .where(eq(files.id, fileId))
    .for("update");
  const problem = (message: string) =>
    new AppError("invalid", "errors.invalid", {}, [{ path: "attachmentId", message }]);
  if (!file || file.of !== null || file.owner === null || file.owner !== userIdOf(actor))
    throw problem("files.notFound");
  if (!accepted.includes(file.type)) throw problem("files.wrongType");
  return file;
}

/** A receipt, by who may see the bills of its vessel's division; one that was billed stays readable after another has taken its place. */
export async function mayReadReceipt(
  db: Executor,
  actor: Actor,
  { id, subjectId }: { id: string; subjectId: number | null },
) {
  if (subjectId === null || actor.kind !== "user" || !can(actor, "billing:view")) return false;
  const [row] = await db
    .select({ id: vessels.id })
    .from(vessels)
    .where(
      and(
        eq(vessels.id, subjectId),
        eq(vessels.divisionId, actor.divisionId),
        sql`(exists (select from ${billingReceipts} where ${billingReceipts.fileId} = ${id})
          or exists (select from ${billingRows} where ${billingRows.receiptFileId} = ${id}))`,
      ),
    );
  return row !== undefined;
}
