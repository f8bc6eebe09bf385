import { and, eq } from "drizzle-orm";
import { billingReceipts } from "@/db/schema/billing";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { assertUnbilled } from "@/lib/features/accounting-periods/billed-rows.queries";
import { claimFiles } from "@/lib/platform/files/store";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { lockVictualing, ownUpload } from "./queries";
import { receiptSet, setReceiptInput } from "./schema";

/**
 * Store the signed receipt of a month's provisions, replacing an earlier one. product 5.14 @throws not-found, invalid
 * for other than PDF or image, conflict PERIOD_LOCKED once billed
 */
export const setVictualingReceipt = write({
  name: "billing.set-receipt",
  access: "billing:mcu",
  input: setReceiptInput,
  output: receiptSet,
  async run(scope, { id, attachmentId, version: expectedVersion }) {
    const { db, actor, now, audit } = scope;
    const { vesselId, month, divisionId } = await lockVictualing(db, actor, id);
    await assertUnbilled(db, { kind: "victualing", sourceId: id });
    const { name: fileName } = await ownUpload(db, actor, attachmentId);
    const one = and(eq(billingReceipts.vesselId, vesselId), eq(billingReceipts.month, month));
    const [before] = await db.select().from(billingReceipts).where(one).for("update");
    if (before) await assertUnchanged(scope, before, expectedVersion);
    const userId = userIdOf(actor);
    const values = { fileId: attachmentId, fileName, updatedAt: now, updatedBy: userId };
    const [stored] = before
      ? await db
          .update(billingReceipts)
          .set({ ...values, version: before.version + 1 })
          .where(one)
          .returning()
      : await db
          .insert(billingReceipts)
          .values({ ...values, vesselId, month, createdAt: now, createdBy: userId })
          .returning();
    const { version } = requirePresent(stored, "the receipt");
    await claimFiles(db, [attachmentId], { type: "billing-receipt", id: vesselId });
    audit({
      subject: vesselId,
      divisionId,
      before: before ? { month, fileName: before.fileName } : null,
      after: { month, fileName },
    });
    return { id, attachmentId, attachment: fileName, version };
  },
});
