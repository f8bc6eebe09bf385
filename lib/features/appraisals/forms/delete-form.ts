import { eq } from "drizzle-orm";
import { z } from "zod";
import { appraisalForms } from "@/db/schema/appraisals";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { write } from "@/lib/platform/operation";
import { assertDraft, lockForm } from "./queries";
import { formIdInput } from "./schema";

/** Delete a draft with its questions and courses. @throws not-found, conflict for a changed or published version */
export const deleteForm = write({
  name: "appraisals.delete-form",
  access: "appraisals:forms",
  input: formIdInput,
  output: z.object({ id: z.number() }),
  async run({ db, locale, audit }, { id, version }) {
    const draft = await lockForm(db, id);
    assertDraft(draft);
    await assertUnchanged({ db, locale }, draft, version);
    await db.delete(appraisalForms).where(eq(appraisalForms.id, id));
    const { effectiveFrom, source } = draft;
    audit({ subject: id, before: { effectiveFrom, source } });
    return { id };
  },
});
