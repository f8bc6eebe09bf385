"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { UnsavedChangesDialog } from "@/components/ui/form/unsaved-changes-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { isTyping } from "@/components/ui/form/is-typing";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { createJobOpeningAction, updateJobOpeningAction } from "@/lib/features/job-openings/actions";
import { createJobOpeningInput, updateJobOpeningInput, type JobOpening } from "@/lib/features/job-openings/schema";
import { draftJobOpeningAction } from "@/lib/features/manning/crew-changes/actions";
import type { PositionOnVesselType } from "@/lib/features/positions/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { valuesOf, type JobOpeningValues, type OpeningDraft } from "./form-values";
import { JobOpeningFields, type JobOpeningOptions } from "./job-opening-fields";
import { usePositions } from "./use-positions";

type Changed = { id: number; version: number };
export type JobOpeningFormProps = {
  opening: JobOpening | null;
  /** The seat of a new opening. A user without write permission may save it only for that seat. */
  draft: OpeningDraft | null;
  mayWrite: boolean;
  options: JobOpeningOptions;
  positions: PositionOnVesselType[];
  divisionId: number;
};
type Props = JobOpeningFormProps & { onClose: () => void; onSaved: () => void };

/** Choose the action that saves the opening: update, draft for a seat, or create. */
function savedBy({ isEdit, draft }: { isEdit: boolean; draft: OpeningDraft | null }) {
  if (isEdit) return updateJobOpeningAction;
  if (!draft) return createJobOpeningAction;
  return (values: JobOpeningValues) => draftJobOpeningAction({ ...values, vesselCrewId: draft.vesselCrewId });
}

/** Create or edit an opening. It stays open on a click outside and confirms before discarding changes. */
export function JobOpeningForm({ opening, draft, mayWrite, options, positions, divisionId, onClose, onSaved }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
  const titleId = useId();
  const [leaving, setLeaving] = useState(false);
  const isEdit = opening !== null;
  const { control, submit, isPending, errorText, setValue, setFocus, formState } = useActionForm<
    JobOpeningValues,
    Changed
  >({
    schema: isEdit ? updateJobOpeningInput : createJobOpeningInput,
    action: savedBy({ isEdit, draft: mayWrite ? null : draft }),
    defaultValues: valuesOf(opening, draft),
    onSuccess: () => {
      toast({ severity: "success", text: t(isEdit ? "job-openings.admin.changed" : "job-openings.admin.added") });
      onSaved();
    },
    onRefusal: ({ message }) => toast({ severity: "error", title: t("shell.form.errorTitle"), text: message }),
  });
  const { isDirty, dirtyFields, errors } = formState;
  const [vesselTypeId, positionId] = useWatch({ control, name: ["vesselTypeId", "positionId"] });
  const availablePositions = usePositions(vesselTypeId, divisionId, positions);
  const position = availablePositions.positions.find(({ id }) => String(id) === positionId);

  const isOrphan = positionId !== "" && !availablePositions.loading && !position && dirtyFields.vesselTypeId === true;

  useEffect(() => {
    if (isOrphan) setValue("positionId", "");
  }, [isOrphan, setValue]);

  const close = () => (isDirty && !isPending ? setLeaving(true) : onClose());
  const title = t(isEdit ? "job-openings.admin.editTitle" : "job-openings.admin.addTitle");
  const positionHelp = availablePositions.failed
    ? t("positions.loadFailed")
    : !vesselTypeId
      ? t("job-openings.admin.positionFirst")
      : !availablePositions.loading && availablePositions.positions.length === 0
        ? t("positions.empty")
        : undefined;

  return (
    <>
      <Dialog
        open
        maxWidth="md"
        onClose={(_event, reason) => (reason === "escapeKeyDown" ? close() : undefined)}
        aria-labelledby={titleId}
        slotProps={{ transition: { onEntered: () => void (isTyping() || setFocus("vesselTypeId")) } }}
      >
        <form onSubmit={submit} noValidate style={{ display: "contents" }}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent dividers>
            {errors.root ? (
              <Alert severity="error" space="below-16">
                {errors.root.message}
              </Alert>
            ) : null}
            <JobOpeningFields
              control={control}
              errorText={errorText}
              options={options}
              positions={availablePositions.positions.map((entry) => ({
                value: entry.id,
                label: inLanguage(locale, { en: entry.jobPositionNameEn, id: entry.jobPositionName }),
              }))}
              positionHelp={positionHelp}
              education={position?.education ?? ""}
              isEdit={isEdit}
            />
          </DialogContent>
          <DialogActions sx={{ px: 6, py: 3 }}>
            <Button onClick={close}>{t("shell.cancel")}</Button>
            <Button type="submit" variant="contained" loading={isPending} disabled={isEdit && !isDirty}>
              {t(isEdit ? "job-openings.admin.saveEdit" : "job-openings.admin.saveAdd")}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <UnsavedChangesDialog open={leaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  );
}
