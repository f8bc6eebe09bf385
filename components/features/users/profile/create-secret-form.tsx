"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import type { FormEventHandler, ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";
import { AccountAlert } from "../password/account-alert";
import styles from "../password/password.module.css";
import { refusalText } from "../password/refusal-text";

type Props = {
  form: {
    submit: FormEventHandler<HTMLFormElement>;
    isPending: boolean;
    formState: { errors: { root?: Parameters<typeof refusalText>[0] } };
  };
  /** Message when the server gives no reason. */
  failed: string;
  create: string;
  children: ReactNode;
  onCancel: () => void;
};

/** Form to create a token or feed address, with its error and submit button. */
export function CreateSecretForm({
  form: { submit, isPending, formState },
  failed,
  create,
  children,
  onCancel,
}: Props) {
  const t = useTranslations("shell");
  const failure = refusalText(formState.errors.root, failed);
  return (
    <form onSubmit={submit} noValidate className={styles.bare}>
      <DialogContent dividers>
        <div className={styles.fields}>
          {children}
          {failure ? <AccountAlert severity="error">{failure}</AccountAlert> : null}
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button onClick={onCancel} disabled={isPending}>
          {t("cancel")}
        </Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {create}
        </Button>
      </DialogActions>
    </form>
  );
}
