"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import styles from "./profile.module.css";

const PasswordDialog = dynamic(() => import("./password-dialog").then((module) => module.PasswordDialog), { loading: () => null });
const DeactivateSelf = dynamic(() => import("./deactivate-self").then((module) => module.DeactivateSelf), { loading: () => null });

type Props = { userId: number; hasPassword: boolean; mayDeactivate: boolean; signOut: () => Promise<void> };

/** What a person can do with the own account. */
export function ProfileActions({ userId, hasPassword, mayDeactivate, signOut }: Props) {
  const t = useTranslations("users.security");
  const [asked, setAsked] = useState<"password" | "deactivate" | null>(null);
  const close = () => setAsked(null);
  return (
    <div className={styles.actions}>
      {hasPassword ? (
        <Button variant="contained" onClick={() => setAsked("password")}>
          {t("updatePassword")}
        </Button>
      ) : null}
      {mayDeactivate ? (
        <Button variant="outlined" color="error" onClick={() => setAsked("deactivate")}>
          {t("deactivate")}
        </Button>
      ) : null}
      {asked === "password" ? <PasswordDialog onClose={close} /> : null}
      {asked === "deactivate" ? <DeactivateSelf userId={userId} signOut={signOut} onClose={close} /> : null}
    </div>
  );
}
