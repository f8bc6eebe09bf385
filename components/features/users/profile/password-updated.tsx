"use client";

import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";

/** The password is changed and this session over: the only way on is signing in. */
export function PasswordUpdated() {
  const t = useTranslations("users.security");
  return (
    <>
      <DialogContent dividers>
        <Alert severity="success">
          <strong>{t("passwordUpdated")}</strong>
          <br />
          {t("signInAgain")}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button variant="contained" href="/sign-in?notice=password-updated" autoFocus>
          {t("toSignIn")}
        </Button>
      </DialogActions>
    </>
  );
}
