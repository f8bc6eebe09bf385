"use client";

import { useTranslations } from "next-intl";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import { addCommentAction } from "@/lib/features/applicants/decisions/actions";
import { addCommentInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveRefusal } from "../pipeline/stage-move-refusal";
import { useStageMove } from "../pipeline/use-stage-move";
import styles from "./timeline.module.css";

/** Add an internal comment. The applicant never sees it. */
export function AddComment({ applicantId }: { applicantId: number }) {
  const t = useTranslations("applicants.screens.timeline");
  const { control, submit, isPending, errorText, formState } = useStageMove<{ id: number; text: string }, unknown>({
    schema: addCommentInput,
    action: addCommentAction,
    defaultValues: { id: applicantId, text: "" },
    done: t("commented"),
  });
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormTextField
        control={control}
        errorText={errorText}
        name="text"
        label={t("comment")}
        help={t("commentHelp")}
        multiline
        minRows={1}
        maxLength={2_000}
      />
      <Button type="submit" variant="outlined" loading={isPending} disabled={!formState.isDirty} height="touch">
        {t("add")}
      </Button>
      <StageMoveRefusal error={formState.errors.root} />
    </form>
  );
}
