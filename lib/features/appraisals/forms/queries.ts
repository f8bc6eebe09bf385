import { and, desc, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "@/db/client";
import { appraisalCourses, appraisalForms, appraisalQuestions, appraisals } from "@/db/schema/appraisals";
import { fullNameOf, users } from "@/db/schema/users";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import type { CourseInput, QuestionInput } from "./schema";

const publishers = alias(users, "publishers");

/** Select all versions, newest first, a draft before a published one of the same date. */
export const selectForms = (db: Executor) =>
  db
    .select({
      id: appraisalForms.id,
      effectiveFrom: appraisalForms.effectiveFrom,
      source: appraisalForms.source,
      state: appraisalForms.state,
      questions: db.$count(appraisalQuestions, eq(appraisalQuestions.formId, appraisalForms.id)),
      courses: db.$count(appraisalCourses, eq(appraisalCourses.formId, appraisalForms.id)),
      reports: db.$count(appraisals, eq(appraisals.formId, appraisalForms.id)),
      createdByName: fullNameOf(users),
      publishedByName: fullNameOf(publishers),
      publishedAt: appraisalForms.publishedAt,
      updatedAt: appraisalForms.updatedAt,
      version: appraisalForms.version,
    })
    .from(appraisalForms)
    .leftJoin(users, eq(users.id, appraisalForms.createdBy))
    .leftJoin(publishers, eq(publishers.id, appraisalForms.publishedBy))
    .orderBy(desc(appraisalForms.effectiveFrom), sql`${appraisalForms.state} = 'published'`, desc(appraisalForms.id))
    .limit(200);

/** Lock a version. @throws not-found */
export async function lockForm(db: Transaction, id: number) {
  const [row] = await db.select().from(appraisalForms).where(eq(appraisalForms.id, id)).for("update");
  if (!row) throw notFound("appraisals.forms.notFound");
  return row;
}

/** Check that a version is a draft. @throws conflict for a published version */
export function assertDraft({ state }: { state: string }) {
  if (state === "published") throw new AppError("conflict", "appraisals.forms.isPublished", {}, [], "PUBLISHED");
}

/**
 * Check that no other version is published for the date. An advisory lock serializes publishing. @throws invalid on
 * the date
 */
export async function assertDayIsFree(db: Transaction, effectiveFrom: string, id = 0) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('appraisal forms', 0))`);
  const sameDayCount = await db.$count(
    appraisalForms,
    and(
      eq(appraisalForms.effectiveFrom, effectiveFrom),
      eq(appraisalForms.state, "published"),
      ne(appraisalForms.id, id),
    ),
  );
  if (sameDayCount > 0) throw invalid({ path: "effectiveFrom", message: "appraisals.forms.dayTaken" });
}

/** Replace a draft's questions and courses. */
export async function replaceContents(
  db: Transaction,
  formId: number,
  { questions, courses }: { questions: readonly QuestionInput[]; courses: readonly CourseInput[] },
) {
  await db.delete(appraisalQuestions).where(eq(appraisalQuestions.formId, formId));
  await db.delete(appraisalCourses).where(eq(appraisalCourses.formId, formId));
  if (questions.length > 0) await db.insert(appraisalQuestions).values(questions.map((row) => ({ ...row, formId })));
  if (courses.length > 0) await db.insert(appraisalCourses).values(courses.map((row) => ({ ...row, formId })));
}
