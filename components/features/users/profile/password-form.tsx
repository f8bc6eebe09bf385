"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { changePasswordAction } from "@/lib/features/users/password/actions";
import { changePasswordInput } from "@/lib/features/users/schema";
import { AccountAlert } from "../password/account-alert";
import { PasswordChecklist } from "../password/checklist";
import { FormPasswordField } from "../password/field";
import styles from "../password/password.module.css";
import { reasonOf } from "../password/refusal-text";

type Values = { oldPassword: string; newPassword: string; confirmPassword: string };

export function PasswordForm({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const { control, submit, isPending, errorText, formState } = useActionForm<Values, unknown>({
    schema: changePasswordInput,
    action: changePasswordAction,
    defaultValues: { oldPassword: "", newPassword: "", confirmPassword: "" },
    validationMode: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: t("users.security.passwordUpdated") });
      onDone();
    },
  });
  const newPassword = useWatch({ control, name: "newPassword" });
  const field = { control, errorText, required: true };
  const { errors } = formState;
  const { root } = errors;

  return (
    <form onSubmit={submit} noValidate style={{ display: "contents" }}>
      <DialogContent dividers>
        <div className={styles.fields}>
          <AccountAlert severity="info">{t("users.security.passwordExplain")}</AccountAlert>
          <FormPasswordField
            {...field}
            name="oldPassword"
            label={t("users.security.oldPassword")}
            autoComplete="current-password"
          />
          <FormPasswordField
            {...field}
            name="newPassword"
            label={t("users.security.newPassword")}
            autoComplete="new-password"
          >
            <PasswordChecklist password={newPassword} form="account" />
          </FormPasswordField>
          <FormPasswordField
            {...field}
            name="confirmPassword"
            label={t("users.security.confirmPassword")}
            autoComplete="new-password"
          />
        </div>
      </DialogContent>
      {root ? (
        <div className={styles.refusal}>
          <AccountAlert severity="error" title={t("users.security.passwordFailed")}>
            {errors.oldPassword ? null : reasonOf(root)}
          </AccountAlert>
        </div>
      ) : null}
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button onClick={onClose} disabled={isPending}>
          {t("shell.cancel")}
        </Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {t("users.security.updatePassword")}
        </Button>
      </DialogActions>
    </form>
  );
}
