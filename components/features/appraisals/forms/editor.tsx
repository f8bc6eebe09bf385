"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type ReactNode } from "react";
import type { z } from "zod";
import { Alert } from "@/components/ui/feedback/alert";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { LeaveGuard } from "@/components/ui/form/leave-guard";
import { UnsavedChangesDialog } from "@/components/ui/form/unsaved-changes-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import { courseCategories, questionKinds } from "@/db/enums/appraisals";
import { saveFormAction } from "@/lib/features/appraisals/forms/actions";
import { createFormInput, type formVersion } from "@/lib/features/appraisals/forms/schema";
import { courseColumns, filledOf, questionColumns } from "./sheet-cells";
import { EditorSheet } from "./editor-sheet";
import { useFormSheet } from "./use-form-sheet";

/** placeholder: shown until the sheets are loaded. */
export type EditorProps = { version: z.output<typeof formVersion>; backTo: string; placeholder?: ReactNode };
type Values = { effectiveFrom: string; source: string };

const maxQuestions = 80;
const maxCourses = 300;

/** Edit a draft's questions and courses as two sheets. Rows can be typed or pasted and are saved together. */
export function FormEditor({ version, backTo }: EditorProps) {
  const t = useTranslations("appraisal-lists.questions");
  const categories = useTranslations("appraisals.categories");
  const [router, toast] = [useRouter(), useToast()];
  const [isLeaving, setLeaving] = useState(false);
  const kindWords = Object.fromEntries(questionKinds.map((kind) => [kind, t(`kinds.${kind}`)]));
  const categoryWords = Object.fromEntries(courseCategories.map((name) => [name, categories(name)]));
  const questions = useFormSheet({
    columns: questionColumns,
    choices: { kind: Object.values(kindWords) },
    start: (["mandatory", "additional"] as const).flatMap((kind) =>
      version[kind].map((row) => ({ ...row, kind: kindWords[kind] ?? "", sequenceNo: String(row.sequenceNo) })),
    ),
  });
  const courses = useFormSheet({
    columns: courseColumns,
    choices: { category: Object.values(categoryWords) },
    start: version.courses.map((row) => ({ ...row, category: categoryWords[row.category] ?? "" })),
  });
  const codeOf = (labels: Record<string, string>, label = "") =>
    Object.keys(labels).find((code) => labels[code] === label.trim()) ?? "";
  const isClean = questions.problems.length + courses.problems.length === 0;

  const { control, submit, isPending, errorText, formState } = useActionForm<Values, unknown>({
    schema: createFormInput,
    action: (head) =>
      saveFormAction({
        ...head,
        id: version.id,
        version: version.version,
        questions: filledOf(questions.sheet, questionColumns).map(({ cells }) => ({
          ...cells,
          kind: codeOf(kindWords, cells.kind) as (typeof questionKinds)[number],
        })) as Parameters<typeof saveFormAction>[0]["questions"],
        courses: filledOf(courses.sheet, courseColumns).map(({ cells }) => ({
          ...cells,
          category: codeOf(categoryWords, cells.category) as (typeof courseCategories)[number],
        })) as Parameters<typeof saveFormAction>[0]["courses"],
      }),
    defaultValues: { effectiveFrom: version.effectiveFrom, source: version.source },
    validationMode: "onTouched",
    focusFirstError: isClean,
    onSuccess: () => {
      toast({ severity: "success", text: t("saved") });
      router.push(backTo);
      router.refresh();
    },
    onRefusal: ({ errors }) => {
      questions.refuse(errors, "questions");
      courses.refuse(errors, "courses");
    },
  });
  const isDirty = questions.isDirty || courses.isDirty || formState.isDirty;
  const problems = questions.shown.length + courses.shown.length;
  const save = () => {
    questions.tryIt();
    courses.tryIt();
    if (isClean) void submit();
  };

  return (
    <section className="apprq-editor">
      <LeaveGuard active={isDirty && !isPending} />
      <ThemeFrame>
        <div className="apprq-fields">
          <FormDateField
            control={control}
            errorText={errorText}
            name="effectiveFrom"
            label={t("effectiveFrom")}
            required
          />
          <FormTextField
            control={control}
            errorText={errorText}
            name="source"
            label={t("source")}
            maxLength={500}
            required
          />
        </div>
      </ThemeFrame>
      <p className="apprq-quiet">{`${t("paste")} ${t("officersNote")}`}</p>
      <EditorSheet
        title={t("title")}
        columns={questionColumns}
        options={{ kind: Object.values(kindWords) }}
        part={questions}
        maxRows={maxQuestions}
        add={t("addQuestion")}
      />
      <EditorSheet
        title={t("courses")}
        columns={courseColumns}
        options={{ category: Object.values(categoryWords) }}
        part={courses}
        maxRows={maxCourses}
        add={t("addCourse")}
      />
      <div className="apprq-bar">
        {formState.errors.root && problems === 0 ? (
          <Alert severity="error">{formState.errors.root.message}</Alert>
        ) : null}
        <span role="status">
          {problems > 0
            ? t("problems", { count: problems })
            : t("rows", {
                questions: filledOf(questions.sheet, questionColumns).length,
                courses: filledOf(courses.sheet, courseColumns).length,
              })}
        </span>
        <Button onClick={() => (isDirty ? setLeaving(true) : router.push(backTo))} disabled={isPending}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          startIcon={<Icon name="edit" />}
          onClick={save}
          loading={isPending}
          disabled={!isDirty}
        >
          {t("save")}
        </Button>
      </div>
      <UnsavedChangesDialog open={isLeaving} onLeave={() => router.push(backTo)} onStay={() => setLeaving(false)} />
    </section>
  );
}
