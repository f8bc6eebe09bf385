"use client";

import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { FormMomentField } from "@/components/ui/form/moment-field";
import { FormSelectField, type SelectOption } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { insertVoyageAction } from "@/lib/features/voyages/actions";
import { voyageForm } from "@/lib/features/voyages/schema";
import styles from "./voyages.module.css";

type Values = { vesselId: number; navigationStatusId: string; portId: string; originPortId: string; destinationPortId: string; voyageNumber: string; recordedAt: string; note: string };
type Props = { vesselId: number; statuses: SelectOption[]; ports: SelectOption[]; onClose: () => void };

const nothing = { navigationStatusId: "", portId: "", originPortId: "", destinationPortId: "", voyageNumber: "", recordedAt: "", note: "" };

/** A new entry of the voyage log; without a time it counts as now. */
export function VoyageDialog({ vesselId, statuses, ports, onClose }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const titleId = useId();
  const [leaving, setLeaving] = useState(false);
  const { control, submit, isPending, errorText, formState } = useActionForm<Values, unknown>({
    schema: voyageForm,
    action: insertVoyageAction,
    defaultValues: { vesselId, ...nothing },
    judge: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: t("voyages.added") });
      onClose();
      router.refresh();
    },
  });
  const field = { control, errorText };
  const close = () => (formState.isDirty && !isPending ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog open fullWidth maxWidth="sm" onClose={(_event, why) => (why === "escapeKeyDown" ? close() : undefined)} aria-labelledby={titleId}>
        <form onSubmit={submit} noValidate style={{ display: "contents" }}>
          <DialogTitle id={titleId}>{t("voyages.addTitle")}</DialogTitle>
          <DialogContent dividers>
            {formState.errors.root ? (
              <Alert severity="error" sx={{ mb: 4 }}>
                {formState.errors.root.message}
              </Alert>
            ) : null}
            <div className={styles.fields}>
              <FormSelectField {...field} name="navigationStatusId" label={t("voyages.navigationStatus")} options={statuses} required />
              <FormSelectField {...field} name="portId" label={t("voyages.port")} options={ports} required />
              <FormMomentField {...field} name="recordedAt" label={t("voyages.recordedAt")} help={t("voyages.recordedAtHelp")} />
              <FormTextField {...field} name="voyageNumber" label={t("voyages.voyageNumber")} maxLength={30} />
              <FormSelectField {...field} name="originPortId" label={t("voyages.origin")} options={ports} />
              <FormSelectField {...field} name="destinationPortId" label={t("voyages.destination")} options={ports} />
              <div className={styles.wide}>
                <FormTextField {...field} name="note" label={t("voyages.note")} multiline minRows={2} maxLength={500} />
              </div>
            </div>
          </DialogContent>
          <DialogActions sx={{ px: 6, py: 3 }}>
            <Button onClick={close} disabled={isPending}>
              {t("shell.cancel")}
            </Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {t("voyages.add")}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog open={leaving} danger title={t("shell.form.unsavedTitle")} confirmLabel={t("shell.form.discard")} cancelLabel={t("shell.form.keep")} onConfirm={onClose} onCancel={() => setLeaving(false)}>
        {t("shell.form.unsavedText")}
      </ConfirmDialog>
    </>
  );
}
