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
  const [asked, setAsked] = useState<"password" | "deactivate" | null>(null);
  const close = () => setAsked(null);
  return (
    <div className={styles.actions}>
      {hasPassword ? (
        <Button variant="contained" {...PasswordDialog.warm} onClick={() => setAsked("password")}>
          {t("updatePassword")}
        </Button>
      ) : null}
      {children}
      {mayDeactivate ? (
        <Button variant="outlined" color="error" {...DeactivateSelf.warm} onClick={() => setAsked("deactivate")}>
          {t("deactivate")}
        </Button>
      ) : null}
      {asked === "password" ? <PasswordDialog onClose={close} /> : null}
      {asked === "deactivate" ? <DeactivateSelf userId={userId} signOut={signOut} onClose={close} /> : null}
    </div>
  );
}
