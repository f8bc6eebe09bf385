import { eq } from "drizzle-orm";
import type { Executor } from "../client";
import type { QuestionKind } from "../enums/appraisals";
import { appraisalCourses, appraisalForms, appraisalQuestions } from "../schema/appraisals";
import {
  additionalQuestions,
  appraisalCourses as courseSeeds,
  appraisalFormFrom,
  appraisalFormSource,
  mandatoryQuestions,
} from "./reference/appraisal-form";

const rowsOf = (kind: QuestionKind, formId: number) =>
  (kind === "mandatory" ? mandatoryQuestions : additionalQuestions).map(
    ([sequenceNo, label, labelId, question, questionId]) => ({
      formId,
      kind,
      sequenceNo,
      label,
      labelId,
      question,
      questionId,
    }),
  );

/** Adds the questions and courses that come with the product, in force from the start: a report can be written on the first day. Nothing where there are versions already. */
export async function seedAppraisalForm(db: Executor, now: Date): Promise<number> {
  if ((await db.$count(appraisalForms)) > 0) return 0;
  const [form] = await db
    .insert(appraisalForms)
    .values({ effectiveFrom: appraisalFormFrom, source: appraisalFormSource, createdAt: now, updatedAt: now })
    .returning({ id: appraisalForms.id });
  if (!form) throw new Error("the appraisal form was not stored");
  const questions = [...rowsOf("mandatory", form.id), ...rowsOf("additional", form.id)];
  await db.insert(appraisalQuestions).values(questions);
  await db
    .insert(appraisalCourses)
    .values(courseSeeds.map(([no, category, name, nameId]) => ({ formId: form.id, no, category, name, nameId })));
  await db.update(appraisalForms).set({ state: "published", publishedAt: now }).where(eq(appraisalForms.id, form.id));
  return questions.length + courseSeeds.length;
}
