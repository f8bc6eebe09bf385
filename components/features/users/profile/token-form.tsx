"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { createApiTokenAction } from "@/lib/features/users/actions";
import { createApiTokenInput } from "@/lib/features/users/schema";
import { AccountAlert } from "../password/account-alert";
import styles from "../password/password.module.css";
import { refusalText } from "../password/refusal-text";

type Values = { name: string; days: string };
type Props = { onCancel: () => void; onCreated: (token: string) => void };

export function TokenForm({ onCancel, onCreated }: Props) {
  const t = useTranslations();
  const { control, submit, isPending, errorText, formState } = useActionForm<Values, { token: string }>({
    schema: createApiTokenInput,
    action: createApiTokenAction,
    defaultValues: { name: "", days: "90" },
    onSuccess: ({ token }) => onCreated(token),
  });
  const field = { control, errorText, required: true };
  const failure = refusalText(formState.errors.root, t("users.security.tokenFailed"));
  return (
    <form onSubmit={submit} noValidate style={{ display: "contents" }}>
      <DialogContent dividers>
        <div className={styles.fields}>
          <FormTextField
            {...field}
            name="name"
            label={t("users.security.tokenName")}
            help={t("users.security.tokenNameHelp")}
            maxLength={60}
          />
          <FormTextField
            {...field}
            name="days"
            label={t("users.security.tokenDays")}
            help={t("users.security.tokenDaysHelp")}
            kind="number"
            maxLength={3}
            unit={t("users.security.days")}
          />
          {failure ? <AccountAlert severity="error">{failure}</AccountAlert> : null}
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button onClick={onCancel} disabled={isPending}>
          {t("shell.cancel")}
        </Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {t("users.security.createToken")}
        </Button>
      </DialogActions>
    </form>
  );
}
