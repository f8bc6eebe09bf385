"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import { reviewResults } from "@/db/enums/applicants";
import { reviewScreeningAction } from "@/lib/features/applicants/decisions/actions";
import { reviewScreeningInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveRefusal } from "../pipeline/stage-move-refusal";
import { versionOf, type PanelApplicant, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField, ReasonField } from "../pipeline/reason-fields";
import { ScansToCheck } from "./scans-to-check";
import { useStageMove } from "../pipeline/use-stage-move";

type Values = {
  id: number;
  seafererName: string;
  vesselName: string;
  reviewResult: string;
  reasonForRevision: string;
  reason: string;
  note: string;
};

/** Prefill the review with the applicant and the vessel. A vessel type is never used as a vessel name. */
function initialDetails({ details }: StageView, { name, vesselType }: PanelApplicant, vessels: readonly string[]) {
  const [only, ...more] = vessels;
  const storedVesselName = details.vesselName === vesselType ? undefined : details.vesselName;
  return {
    seafererName: details.seafererName ?? name,
    vesselName: storedVesselName ?? (more.length === 0 ? (only ?? "") : ""),
  };
}

type Props = { applicant: PanelApplicant; stage: StageView; vessels: string[] | null };

/** Review the documents as supervisor. Document 1 §5. */
export function ReviewForm({ applicant, stage, vessels }: Props) {
  const t = useTranslations("applicants.screens.review");
  const { control, submit, isPending, errorText, formState } = useStageMove<Values, unknown>({
    schema: reviewScreeningInput,
    action: (values) => reviewScreeningAction({ ...values, ...versionOf(applicant) }),
    defaultValues: {
      id: applicant.id,
      ...initialDetails(stage, applicant, vessels ?? []),
      reviewResult: "",
      reasonForRevision: "",
      reason: "",
      note: "",
    },
    done: t("saved"),
  });
  const result = useWatch({ control, name: "reviewResult" });
  const field = { control, errorText };
  const vessel = {
    ...field,
    name: "vesselName",
    label: t("vesselName"),
    help: t("vesselHelp", { vesselType: applicant.vesselType }),
    required: true,
  } as const;
  return (
    <form onSubmit={submit} noValidate>
      <ScansToCheck />
      <div className={styles.form}>
        <FormTextField {...field} name="seafererName" label={t("seafererName")} maxLength={100} required />
        {vessels?.length === 0 ? (
          <FormTextField {...vessel} maxLength={100} />
        ) : (
          <FormComboField {...vessel} options={vessels} failedText={t("vesselsFailed")} />
        )}
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
      <StageMoveRefusal error={formState.errors.root} />
      <div className={styles.actions}>
        <Button type="submit" variant="contained" loading={isPending} disabled={!result} height="touch">
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
