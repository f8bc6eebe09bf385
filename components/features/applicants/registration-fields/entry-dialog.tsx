"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState, type FormEvent } from "react";
import { useForm, type DefaultValues, type FieldValues } from "react-hook-form";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { focusFirst } from "@/components/ui/form/focus-first";
import styles from "@/components/ui/form/form-dialog.module.css";
import { UnsavedChangesDialog } from "@/components/ui/form/unsaved-changes-dialog";
import { schemaResolver } from "@/components/ui/form/schema-resolver";
import { Button } from "@/components/ui/layout/button";
import type { EntrySpec } from "./entry-spec";
import { withRequiredMessages } from "../draft/required-messages";
import { useRequiredMessage } from "../draft/use-required-message";

export type EntryDialogProps<E extends FieldValues> = {
  isNew: boolean;
  showErrors: boolean;
  spec: EntrySpec<E>;
  entry: E;
  /** Returns false when the list already has that key. */
  saveEntry: (entry: E) => boolean;
  onClose: () => void;
  errorText: ErrorText;
};

/** Edit one list row. It is saved to the draft only; typed values are discarded only after confirmation. */
export function EntryDialog<E extends FieldValues>({ isNew, spec, onClose, ...edited }: EntryDialogProps<E>) {
  const t = useTranslations("registration");
  const titleId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { form, save, skipped } = useEntry({ spec, ...edited });
  const { isDirty } = form.formState;
  const close = () => (isDirty ? setLeaving(true) : onClose());
  const { Fields } = spec;
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" ? close() : undefined)}
        aria-labelledby={titleId}
        slotProps={{ transition: { onEntered: focusFirst } }}
      >
        <form noValidate onSubmit={save} className={styles.form}>
          <DialogTitle id={titleId}>{t(`list.dialog.${spec.list}`)}</DialogTitle>
          <DialogContent>
            <div className={styles.rows}>
              <Fields control={form.control} errorText={edited.errorText} />
            </div>
            {skipped ? (
              <Alert severity="warning" role="alert">
                {t("list.duplicate", { name: skipped })}
              </Alert>
            ) : null}
          </DialogContent>
          <DialogActions sx={{ px: 6, pb: 4 }}>
            <Button onClick={close} height={44}>
              {t("actions.cancel")}
            </Button>
            <Button type="submit" variant="contained" height={44}>
              {isNew ? t("actions.add") : t("actions.save")}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <UnsavedChangesDialog open={isLeaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  );
}

type Edited<E extends FieldValues> = Pick<EntryDialogProps<E>, "spec" | "entry" | "saveEntry" | "showErrors">;

/** Return the row's form and the name of the first invalid field. */
function useEntry<E extends FieldValues>({ spec, entry, saveEntry, showErrors }: Edited<E>) {
  const messageOf = useRequiredMessage();
  const [skipped, setSkipped] = useState<string | null>(null);
  const form = useForm<E>({
    resolver: schemaResolver<E>(withRequiredMessages(spec.schemaOf(entry), messageOf)),
    // A complete entry is a valid partial; the library's mapped type hides it.
    defaultValues: entry as DefaultValues<E>,
    mode: "onTouched",
    reValidateMode: "onChange",
  });
  const { trigger } = form;
  useEffect(() => void (showErrors && trigger()), [showErrors, trigger]);
  const submit = form.handleSubmit((values) => setSkipped(saveEntry(values) ? null : spec.titleOf(values)));
  const save = (event: FormEvent) => {
    event.stopPropagation();
    void submit(event);
  };
  return { form, save, skipped };
}
