import { and, asc, desc, eq, lte } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { appraisalCourses, appraisalForms, appraisalQuestions } from "@/db/schema/appraisals";
import { AppError } from "@/lib/platform/errors";

const published = eq(appraisalForms.state, "published");
const head = { id: appraisalForms.id, effectiveFrom: appraisalForms.effectiveFrom };
export type FormHead = { id: number; effectiveFrom: string };

/** Find the version in force on a date: the newest published one in effect. @throws not-found NO_VERSION */
export async function formInForce(db: Executor, day: string): Promise<FormHead> {
  const [form] = await db
    .select(head)
    .from(appraisalForms)
    .where(and(published, lte(appraisalForms.effectiveFrom, day)))
    .orderBy(desc(appraisalForms.effectiveFrom))
    .limit(1);
  if (!form) throw new AppError("not-found", "appraisals.noForm", {}, [], "NO_VERSION");
  return form;
}

/** Find a published version, also a past one, because a started report keeps it. */
export async function publishedForm(db: Executor, id: number): Promise<FormHead | undefined> {
  const [form] = await db
    .select(head)
    .from(appraisalForms)
    .where(and(eq(appraisalForms.id, id), published));
  return form;
}

export const questionsOf = (db: Executor, formId: number) =>
  db
    .select()
    .from(appraisalQuestions)
    .where(eq(appraisalQuestions.formId, formId))
    .orderBy(asc(appraisalQuestions.kind), asc(appraisalQuestions.sequenceNo));
export const coursesOf = (db: Executor, formId: number) =>
  db
    .select({
      no: appraisalCourses.no,
      category: appraisalCourses.category,
      name: appraisalCourses.name,
      nameId: appraisalCourses.nameId,
    })
    .from(appraisalCourses)
    .where(eq(appraisalCourses.formId, formId))
    .orderBy(asc(appraisalCourses.category), asc(appraisalCourses.name), asc(appraisalCourses.no));
