"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import vessel from "../../vessels/vessel.module.css";
import { ExtensionEffects } from "./effects";
import { ExtensionProblems } from "./problems";
import { useExtensionDecision } from "./use-extension-decision";

type Props = { row: ExtensionRow; status: "Approved" | "Rejected"; onClose: () => void };

/** Approve or reject an extension: effects and problems first, then the reason where one is required. D2 §4 */
export function DecideExtensionDialog({ row, status, onClose }: Props) {
  const t = useTranslations();
  const titleId = useId();
  const form = useExtensionDecision(row, status, onClose);
  const { isPending, isBlocked, answer } = form;
  const isApproval = status === "Approved";
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" && !isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <form onSubmit={form.confirm} noValidate style={{ display: "contents" }}>
        <DialogTitle id={titleId}>{t(`extensions.decide.${isApproval ? "approveTitle" : "rejectTitle"}`)}</DialogTitle>
        <DialogContent dividers>
          <div className={vessel.dialog}>
            <Decision row={row} status={status} form={form} />
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={isPending}>
            {t("shell.cancel")}
          </Button>
          {isBlocked ? null : (
            <Button
              type="submit"
              variant="contained"
              color={isApproval ? "primary" : "error"}
              loading={isPending}
              disabled={(isApproval && !answer) || form.alone.isMissing}
            >
              {t(`extensions.actions.${isApproval ? "approve" : "reject"}`)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Form = ReturnType<typeof useExtensionDecision>;

function Decision({ row, status, form }: Omit<Props, "onClose"> & { form: Form }) {
  const { control, errorText, answer, problems, needsReason, isBlocked, refusal } = form;
  const t = useTranslations("extensions.decide");
  const offline = useTranslations("shell")("offline");
  const differs = useTranslations("scheduling.differs");
  const language = useLocale();
  const isApproval = status === "Approved";
  const lead = t(isApproval ? "staysUntil" : "leavesOn", {
    name: row.employeeName,
    position: inLanguage(language, { en: row.jobPosition, id: row.jobPositionNameId }),
    vessel: row.vesselName,
    from: formatDate(row.offBoardOriginalDate, language),
    to: formatDate(row.offBoardExtendedDate, language),
  });
  const preview = answer?.preview;
  return (
    <>
      {isApproval && preview ? (
        <ExtensionEffects preview={preview} title={t("effects")} lead={lead} />
      ) : (
        <p style={{ margin: 0 }}>{lead}</p>
      )}
      {row.extendedReason ? <p style={{ margin: 0 }}>{t("asked", { reason: row.extendedReason })}</p> : null}
      {isApproval && answer && !preview ? <Alert severity="error">{answer.message ?? offline}</Alert> : null}
      {isApproval && !answer ? <p className={vessel.checking}>{t("checking")}</p> : null}
      {isApproval && preview?.mayMoveSchedule && preview.differences.length > 0 ? (
        <FormCheckboxField control={control} errorText={errorText} name="moveSchedule" label={differs("too")} />
      ) : null}
      <ExtensionProblems problems={problems} moment="decide" />
      {needsReason && !isBlocked ? (
        <FormTextField
          control={control}
          errorText={errorText}
          name="reason"
          label={t(isApproval ? "acceptReason" : "reason")}
          help={t(isApproval ? "acceptHelp" : "rejectHelp")}
          multiline
          minRows={2}
          maxLength={500}
          required
        />
      ) : null}
      {form.alone.field}
      {refusal ? (
        <Alert severity="error">
          <AlertTitle>{t("failedText")}</AlertTitle>
          {refusal}
        </Alert>
      ) : null}
    </>
  );
}
