import { eq } from "drizzle-orm";
import { payrollDebts } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { personOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockDebt } from "./queries";
import { assertOwnUpload, claimPaper } from "./papers.queries";
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
      await claimPaper(db, id, fileId);
    }
    const paper = fileId === undefined ? {} : { fileId };
    const next = row.version + 1;
    const stamp = { updatedAt: now, updatedBy: personOf(actor).userId, version: next };
    await db
      .update(payrollDebts)
      .set({ instalment, ...paper, ...stamp })
      .where(eq(payrollDebts.id, id));
    const { divisionId, crewId, kind } = row;
    audit({
      subject: id,
      divisionId,
      before: { instalment: row.instalment },
      after: { crewId, kind, instalment, ...paper },
    });
    return { id, version: next };
  },
});
