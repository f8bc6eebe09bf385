"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useEffect, useState, type FormEvent } from "react";
import { useForm, type DefaultValues, type FieldValues } from "react-hook-form";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { schemaResolver } from "@/components/ui/form/schema-resolver";
import { Button } from "@/components/ui/layout/button";
import verbs from "@/components/ui/layout/action-bar.module.css";
import { isMessageKey } from "@/lib/platform/i18n/message-key";
import type { EntrySpec } from "./entry-spec";
import { nameMissing } from "../draft/name-missing";

type Props<E extends FieldValues> = {
  open: boolean;
  isNew: boolean;
  showErrors: boolean;
  spec: EntrySpec<E>;
  entry: E;
  /** false when the list holds that key already. */
  keep: (entry: E) => boolean;
  onClose: () => void;
  errorText: ErrorText;
};

const sheetSx = {
  "& .MuiDialog-container": { justifyContent: "flex-end" },
  "& .MuiDialog-paper": {
    m: 0,
    width: "100%",
    maxWidth: { xs: "100%", sm: 560 },
    height: "100%",
    maxHeight: "none",
    borderRadius: 0,
  },
} as const;

/** One row of a list: the whole screen on a phone, a sheet beside the form elsewhere. */
export function EntryDialog<E extends FieldValues>({ open, ...props }: Props<E>) {
  const t = useTranslations("registration");
  const [confirming, setConfirming] = useState(false);
  const [dirty, setDirty] = useState(false);
  const close = () => (dirty ? setConfirming(true) : props.onClose());
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === "escapeKeyDown" && close()}
      aria-labelledby="entry-title"
      sx={sheetSx}
    >
      <EntryForm {...props} onCancel={close} onDirty={setDirty} />
      <ConfirmDialog
        open={confirming}
        title={t("list.discardTitle")}
        confirmLabel={t("list.discard")}
        cancelLabel={t("actions.keep")}
        danger
        onCancel={() => setConfirming(false)}
        onConfirm={props.onClose}
      >
        {t("list.discardText")}
      </ConfirmDialog>
    </Dialog>
  );
}

type FormProps<E extends FieldValues> = Omit<Props<E>, "open" | "onClose"> & {
  onCancel: () => void;
  onDirty: (dirty: boolean) => void;
};

function EntryForm<E extends FieldValues>({
  isNew,
  showErrors,
  spec,
  entry,
  keep,
  errorText,
  onCancel,
  onDirty,
}: FormProps<E>) {
  const t = useTranslations("registration");
  const words = useTranslations("registration.required");
  const [skipped, setSkipped] = useState<string | null>(null);
  const form = useForm<E>({
    resolver: schemaResolver<E>(nameMissing(spec.schemaOf(entry), (path) => isMessageKey(words, path))),
    // A fully typed form is a partial one; the library's own mapped type hides it.
    defaultValues: entry as DefaultValues<E>,
    mode: "onTouched",
    reValidateMode: "onChange",
  });
  const { isDirty } = form.formState;
  const { trigger } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => void (showErrors && trigger()), [showErrors, trigger]);

  const save = form.handleSubmit((values) => setSkipped(keep(values) ? null : spec.titleOf(values)));
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void save(event);
  };
  const { Fields } = spec;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}
    >
      <DialogTitle
        id="entry-title"
        sx={{ fontSize: 20, fontWeight: 650, color: "secondary.main", borderBottom: 1, borderColor: "divider" }}
      >
        {t(`list.dialog.${spec.list}`)}
      </DialogTitle>
      <Box
        sx={{
          flex: 1,
          overflowY: "auto",
          px: { xs: 4, sm: 6 },
          py: 5,
          display: "grid",
          gap: 3,
          alignContent: "start",
          gridTemplateColumns: "minmax(0, 1fr)",
        }}
      >
        <Fields control={form.control} errorText={errorText} />
      </Box>
      <Box
        sx={{
          px: { xs: 4, sm: 6 },
          pt: 3,
          pb: "calc(12px + env(safe-area-inset-bottom))",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        {skipped ? (
          <Alert severity="warning" role="alert" sx={{ mb: 3 }}>
            {t("list.duplicate", { name: skipped })}
          </Alert>
        ) : null}
        <Box sx={{ display: "flex", gap: 3, justifyContent: "flex-end" }}>
          <Button onClick={onCancel} variant="outlined" size="large" height={48} className={verbs.back}>
            {t("actions.cancel")}
          </Button>
          <Button type="submit" variant="contained" size="large" height={48} className={verbs.go}>
            {isNew ? t("actions.add") : t("actions.save")}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
