"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { moveToScrapAction } from "@/lib/features/vessels/form/actions";
import { scrapForm } from "@/lib/features/vessels/form/schema";
import styles from "../vessel.module.css";

type Values = { date: string; reason: string };
type Props = { id: number; name: string; version: number; today: string; onClose: () => void };

/** Move a vessel to scrap, with date and reason. */
export function ScrapDialog({ id, name, version, today, onClose }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const titleId = useId();
  const { control, submit, isPending, errorText, formState } = useActionForm<Values, unknown>({
    schema: scrapForm,
    action: (values) => moveToScrapAction({ ...values, id, version }),
    defaultValues: { date: today, reason: "" },
    validationMode: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: t("vessels.scrapped") });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ message }) => toast({ severity: "error", title: t("vessels.scrapFailed"), text: message }),
  });
  const field = { control, errorText };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, why) => (why === "escapeKeyDown" && !isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate style={{ display: "contents" }}>
        <DialogTitle id={titleId}>{t("vessels.scrap.title", { name })}</DialogTitle>
        <DialogContent dividers>
          <div className={styles.dialog}>
            <p className={styles.checking}>{t("vessels.scrap.text")}</p>
            <FormDateField {...field} name="date" label={t("vessels.scrap.date")} max={today} required />
            <FormTextField
              {...field}
              name="reason"
              label={t("vessels.scrap.reason")}
              multiline
              minRows={2}
              maxLength={500}
              required
            />
            {formState.errors.root ? <Alert severity="error">{formState.errors.root.message}</Alert> : null}
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={isPending} autoFocus>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isPending}>
            {t("vessels.scrap.action")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
