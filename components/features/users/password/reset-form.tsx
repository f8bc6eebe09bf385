"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { CaptchaSettings } from "@/components/features/captcha/settings";
import { visuallyHidden } from "@/components/ui/form/visually-hidden";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { resetPasswordAction } from "@/lib/features/users/password/actions";
import { resetPasswordInput } from "@/lib/features/users/schema";
import { AccountAlert } from "./account-alert";
import { FormCaptchaField } from "./captcha-field";
import { PasswordChecklist } from "./checklist";
import { FormPasswordField } from "./field";
import { refusalText } from "./refusal-text";
import styles from "./password.module.css";

type Values = { email: string; token: string; newPassword: string; confirmPassword: string; t: string };
type Props = { email: string; token: string; captcha: CaptchaSettings };

/** Sets a password with the emailed link, then opens the sign-in page. */
export function ResetForm({ email, token, captcha }: Props) {
  const t = useTranslations("users.password");
  const router = useRouter();
  const [round, setRound] = useState(0);
  const { control, submit, isPending, errorText, formState, setValue } = useActionForm<Values, unknown>({
    schema: resetPasswordInput,
    action: resetPasswordAction,
    defaultValues: { email, token, newPassword: "", confirmPassword: "", t: "" },
    validationMode: "onTouched",
    onSuccess: () => router.replace("/sign-in?notice=password-reset"),
    onRefusal: () => {
      setValue("t", "");
      setRound((current) => current + 1);
    },
  });
  const newPassword = useWatch({ control, name: "newPassword" });
  const field = { control, errorText, required: true };
  const { root, email: wrongEmail, token: wrongToken } = formState.errors;
  const failure = wrongEmail || wrongToken ? t("failed") : refusalText(root, t("failed"));

  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      {failure ? (
        <AccountAlert severity="error">
          {failure} <Link href="/request-reset-password">{t("requestNew")}</Link>
        </AccountAlert>
      ) : null}
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        aria-hidden
        tabIndex={-1}
        style={visuallyHidden}
      />
      <FormPasswordField {...field} name="newPassword" label={t("newPassword")} autoComplete="new-password">
        <PasswordChecklist password={newPassword} form="reset" />
      </FormPasswordField>
      <FormPasswordField {...field} name="confirmPassword" label={t("confirmPassword")} autoComplete="new-password" />
      <FormCaptchaField control={control} errorText={errorText} name="t" settings={captcha} round={round} />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t("reset")}
      </Button>
    </form>
  );
}
