"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { focusFirst } from "@/components/ui/form/focus-first";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import { addDays, formatDate } from "@/lib/platform/calendar/dates";
import vessel from "../../vessels/vessel.module.css";
import { ExtensionEffects } from "./effects";
import { ExtensionProblems } from "./problems";
import { useExtensionRequest, type ExtensionSubject } from "./use-extension-request";

/**
 * Request an extension with date and reason, and preview its effects. Seafarers who request for themselves sign.
 * product 5.3
 */
export function RequestExtensionDialog({ onClose, ...subject }: ExtensionSubject & { onClose: () => void }) {
  const t = useTranslations();
  const titleId = useId();
  const form = useExtensionRequest(subject, onClose);
  const { isPending } = form;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" && !isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <form onSubmit={(event) => void form.submit(event)} noValidate style={{ display: "contents" }}>
        <DialogTitle id={titleId}>
          {subject.isOwn ? t("extensions.request.ownTitle") : t("extensions.request.title", { name: subject.name })}
        </DialogTitle>
        <DialogContent dividers>
          <div className={vessel.dialog}>
            <Fields subject={subject} form={form} />
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={isPending}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={form.isBlocked}>
            {t("extensions.request.send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Form = ReturnType<typeof useExtensionRequest>;

function Fields({ subject: { isOwn, offBoard }, form }: { subject: ExtensionSubject; form: Form }) {
  const { control, errorText, failure, isAsking, refusal } = form;
  const t = useTranslations("extensions");
  const language = useLocale();
  return (
    <>
      <FormDateField
        control={control}
        errorText={errorText}
        name="extendedDate"
        label={t("request.date")}
        help={t("request.now", { date: formatDate(offBoard, language) })}
        min={addDays(offBoard, 1)}
        required
      />
      <ExtensionPreviewText form={form} isOwn={isOwn} />
      {isAsking ? <p className={vessel.checking}>{t("decide.checking")}</p> : null}
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <FormTextField
        control={control}
        errorText={errorText}
        name="extendedReason"
        label={t("request.reason")}
        help={t("request.reasonHelp")}
        multiline
        minRows={2}
        maxLength={500}
        required
      />
      {isOwn ? (
        <>
          <FormTextField
            control={control}
            errorText={errorText}
            name="consentName"
            label={t("request.ownName")}
            help={t("request.ownNameHelp")}
            maxLength={100}
            required
          />
          <FormCheckboxField
            control={control}
            errorText={errorText}
            name="hasRead"
            label={t("request.ownDeclaration")}
          />
        </>
      ) : null}
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
    </>
  );
}

/** Show the effects of the chosen date and the open problems. */
function ExtensionPreviewText({ form: { preview, problems }, isOwn }: { form: Form; isOwn: boolean }) {
  const t = useTranslations("extensions");
  const language = useLocale();
  if (!preview) return null;
  const values = {
    from: formatDate(preview.offBoardOriginalDate, language),
    to: formatDate(preview.offBoardExtendedDate, language),
  };
  return (
    <>
      {preview.isAllowed ? (
        <ExtensionEffects preview={preview} title={t("request.effects")} lead={t("request.until", values)} />
      ) : null}
      <ExtensionProblems problems={problems} moment={preview.isAllowed ? "request" : "never"} />
      {preview.isAllowed ? (
        <p style={{ margin: 0 }}>{t(isOwn ? "request.officeDecides" : "request.asksSeafarer")}</p>
      ) : null}
    </>
  );
}
