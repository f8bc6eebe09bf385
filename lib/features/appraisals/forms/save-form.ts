import { eq } from "drizzle-orm";
import { appraisalForms } from "@/db/schema/appraisals";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { contentProblems } from "./contents.rules";
import { assertDayIsFree, assertDraft, lockForm, replaceContents } from "./queries";
import { formChanged, saveFormInput } from "./schema";

/** Replace all questions and courses of a draft. @throws not-found, conflict, invalid for each duplicate number */
export const saveForm = write({
  name: "appraisals.save-form",
  access: "appraisals:forms",
  input: saveFormInput,
  output: formChanged,
  async run({ db, actor, now, locale, audit }, { id, version, questions, courses, ...head }) {
    const before = await lockForm(db, id);
    assertDraft(before);
    await assertUnchanged({ db, locale }, before, version);
    await assertDayIsFree(db, head.effectiveFrom, id);
    const problems = contentProblems(questions, courses);
    if (problems.length > 0) throw invalid(...problems);
    await replaceContents(db, id, { questions, courses });
    const [stored] = await db
      .update(appraisalForms)
      .set({ ...head, updatedAt: now, updatedBy: userIdOf(actor), version: before.version + 1 })
      .where(eq(appraisalForms.id, id))
      .returning();
    const { effectiveFrom, source } = before;
    const after = { ...head, questions: questions.length, courses: courses.length };
    audit({ subject: id, before: { effectiveFrom, source }, after });
    return requirePresent(stored, "the version");
  },
});
