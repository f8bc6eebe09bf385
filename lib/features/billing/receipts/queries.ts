import { and, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { billingReceipts, billingRows } from "@/db/schema/billing";
import { files } from "@/db/schema/files";
import { ujbmMonths, ujbmRows } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { AppError, notFound } from "@/lib/platform/errors";

/** Lock the vessel and month of a victualing row. @throws not-found for another division */
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

/** Accepted receipt types, by content and not by name. */
const accepted = ["application/pdf", "image/jpeg", "image/png"];

/** Require the actor's own unattached upload of an accepted type. @throws invalid */
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

/**
 * Whether the actor may read a receipt: viewers of the division's bills. Billed receipts stay readable after
 * replacement.
 */
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
