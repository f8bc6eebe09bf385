"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import { reviewResults } from "@/db/enums/applicants";
import { reviewScreeningAction } from "@/lib/features/applicants/decisions/actions";
import { reviewScreeningInput } from "@/lib/features/applicants/pipeline/schema";
import { MoveRefusal } from "../pipeline/move-refusal";
import { versionOf, type PanelApplicant, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField, ReasonField } from "../pipeline/reason-fields";
import { useMove } from "../pipeline/use-move";

type Values = {
  id: number;
  seafererName: string;
  vesselName: string;
  reviewResult: string;
  reasonForRevision: string;
  reason: string;
  note: string;
};

/** Supervisor review of the documents. Document 1 §5. */
export function ReviewForm({ applicant, stage }: { applicant: PanelApplicant; stage: StageView }) {
  const t = useTranslations("applicants.screens.review");
  const { details } = stage;
  const { control, submit, isPending, errorText, formState } = useMove<Values, unknown>({
    schema: reviewScreeningInput,
    action: (values) => reviewScreeningAction({ ...values, ...versionOf(applicant) }),
    defaultValues: {
      id: applicant.id,
      seafererName: details.seafererName ?? applicant.name,
      vesselName: details.vesselName ?? applicant.vesselType,
      reviewResult: "",
      reasonForRevision: "",
      reason: "",
      note: "",
    },
    done: t("saved"),
  });
  const result = useWatch({ control, name: "reviewResult" });
  const field = { control, errorText };
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <FormTextField {...field} name="seafererName" label={t("seafererName")} maxLength={100} required />
        <FormTextField
          {...field}
          name="vesselName"
          label={t("vesselName")}
          help={t("vesselHelp")}
          maxLength={100}
          required
        />
        <FormSelectField
          {...field}
          name="reviewResult"
          label={t("reviewResult")}
          options={reviewResults.map((value) => ({ value, label: t(`results.${value}`) }))}
          required
        />
        {result === "NeedRevision" ? (
          <NoteField
            {...field}
            name="reasonForRevision"
            label={t("reasonForRevision")}
            help={t("reasonHelp")}
            required
          />
        ) : null}
        {result === "Failed" ? <ReasonField {...field} name="reason" /> : null}
        <NoteField {...field} name="note" label={t("note")} help={t("noteHelp")} />
      </div>
      <MoveRefusal error={formState.errors.root} />
      <div className={styles.actions}>
        <Button type="submit" variant="contained" loading={isPending} disabled={!result} height="touch">
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
