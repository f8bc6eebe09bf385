import { eq } from "drizzle-orm";
import { payrollDebts } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockDebt } from "./queries";
import { assertOwnUpload, attachDebtDocument } from "./documents.queries";
import { changeInstalmentInput, instalmentChanged } from "./schema";

/**
 * Change the maximum monthly instalment of a debt, and its document. Locked slips stay. Whole rupiah. product 5.15
 * @throws not-found, invalid for another person's upload, conflict when it changed meanwhile, rule for what is not open
 */
export const changeInstalment = write({
  name: "work-orders.change-instalment",
  access: "work-orders:open-debt",
  input: changeInstalmentInput,
  output: instalmentChanged,
  async run({ db, actor, now, locale, audit }, { id, instalment, fileId, version }) {
    const { row, balance } = await lockDebt(db, actor, id);
    await assertUnchanged({ db, locale }, row, version);
    if (row.state !== "open" || balance === 0) throw refused("deductions.notOpen");
    if (fileId && fileId !== row.fileId) {
      await assertOwnUpload(db, actor, fileId);
      await attachDebtDocument(db, id, fileId);
    }
    const document = fileId === undefined ? {} : { fileId };
    const next = row.version + 1;
    const stamp = { updatedAt: now, updatedBy: userActorOf(actor).userId, version: next };
    await db
      .update(payrollDebts)
      .set({ instalment, ...document, ...stamp })
      .where(eq(payrollDebts.id, id));
    const { divisionId, crewId, kind } = row;
    audit({
      subject: id,
      divisionId,
      before: { instalment: row.instalment },
      after: { crewId, kind, instalment, ...document },
    });
    return { id, version: next };
  },
});
