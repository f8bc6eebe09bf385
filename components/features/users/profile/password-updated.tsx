"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { AccountAlert } from "../password/account-alert";

/** Says that the password was changed and the session ended, with a sign-in link. */
export function PasswordUpdated() {
  const t = useTranslations("users.security");
  return (
    <>
      <DialogContent dividers>
        <AccountAlert severity="success" title={t("passwordUpdated")}>
          {t("signInAgain")}
        </AccountAlert>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button variant="contained" href="/sign-in?notice=password-updated" autoFocus>
          {t("toSignIn")}
        </Button>
      </DialogActions>
    </>
  );
}
