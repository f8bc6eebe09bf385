import { eq } from "drizzle-orm";
import { appraisalForms } from "@/db/schema/appraisals";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { questionsOf } from "../form-version.queries";
import { assertDayIsFree, assertDraft, lockForm } from "./queries";
import { formChanged, formIdInput } from "./schema";

/**
 * Publish a draft from its date on. It cannot be undone; reports keep their version's questions. @throws not-found,
 * conflict, rule without a mandatory question, invalid for a date in use
 */
export const publishForm = write({
  name: "appraisals.publish-form",
  access: "appraisals:forms",
  input: formIdInput,
  output: formChanged,
  async run({ db, actor, now, locale, audit }, { id, version }) {
    const draft = await lockForm(db, id);
    assertDraft(draft);
    await assertUnchanged({ db, locale }, draft, version);
    await assertDayIsFree(db, draft.effectiveFrom, id);
    const questions = await questionsOf(db, id);
    if (!questions.some(({ kind }) => kind === "mandatory")) throw refused("appraisals.forms.noQuestions");
    const by = userIdOf(actor);
    const [stored] = await db
      .update(appraisalForms)
      .set({
        state: "published",
        publishedBy: by,
        publishedAt: now,
        updatedAt: now,
        updatedBy: by,
        version: draft.version + 1,
      })
      .where(eq(appraisalForms.id, id))
      .returning();
    const { effectiveFrom, source } = draft;
    audit({
      subject: id,
      before: { state: draft.state },
      after: { state: "published", effectiveFrom, source, questions: questions.length },
    });
    return requirePresent(stored, "the version");
  },
});
