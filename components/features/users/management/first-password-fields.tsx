"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useWatch, type Control, type UseFormSetValue } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormPasswordField } from "../password/field";
import { PasswordChecklist } from "../password/checklist";
import type { UserValues } from "./form-values";
import styles from "./user-form.module.css";

type Props = { control: Control<UserValues>; errorText: ErrorText; setValue: UseFormSetValue<UserValues> };

/** Chooses how a new account gets its first password: by invitation, or set here. */
export function FirstPasswordFields({ setValue, ...props }: Props) {
  const t = useTranslations("users.management");
  const [invite, password] = useWatch({ control: props.control, name: ["invite", "password"] });
  // Do not validate fields that are no longer visible.
  useEffect(() => {
    if (invite === "true") setValue("password", "");
  }, [invite, setValue]);
  const choices = [
    { value: "true", label: t("invite") },
    { value: "false", label: t("setNow") },
  ];
  return (
    <>
      <div className={styles.wide}>
        <FormRadioField {...props} name="invite" label={t("firstPassword")} options={choices} required />
      </div>
      {invite === "true" ? null : (
        <div className={styles.wide}>
          <FormPasswordField {...props} name="password" label={t("password")} autoComplete="new-password" required>
            {password ? <PasswordChecklist password={password} form="account" /> : null}
          </FormPasswordField>
        </div>
      )}
    </>
  );
}
