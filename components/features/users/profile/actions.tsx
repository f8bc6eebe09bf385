"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import styles from "./profile.module.css";

const PasswordDialog = lazyDialog(() => import("./password-dialog").then((module) => module.PasswordDialog));
const DeactivateSelf = lazyDialog(() => import("./deactivate-self").then((module) => module.DeactivateSelf));

type Props = {
  userId: number;
  hasPassword: boolean;
  mayDeactivate: boolean;
  signOut: () => Promise<void>;
  children?: ReactNode;
};

/** Actions on the user's own account; deactivation is last. */
export function ProfileActions({ userId, hasPassword, mayDeactivate, signOut, children }: Props) {
  const t = useTranslations("users.security");
  const [openDialog, setOpenDialog] = useState<"password" | "deactivate" | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <div className={styles.actions}>
      {hasPassword ? (
        <Button variant="contained" {...PasswordDialog.preloadProps} onClick={() => setOpenDialog("password")}>
          {t("updatePassword")}
        </Button>
      ) : null}
      {children}
      {mayDeactivate ? (
        <Button
          variant="outlined"
          color="error"
          {...DeactivateSelf.preloadProps}
          onClick={() => setOpenDialog("deactivate")}
        >
          {t("deactivate")}
        </Button>
      ) : null}
      {openDialog === "password" ? <PasswordDialog onClose={close} /> : null}
      {openDialog === "deactivate" ? <DeactivateSelf userId={userId} signOut={signOut} onClose={close} /> : null}
    </div>
  );
}
