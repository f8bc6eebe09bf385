"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CaptchaSettings } from "@/components/features/captcha/settings";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import { requestPasswordResetAction } from "@/lib/features/users/password/actions";
import { requestResetInput } from "@/lib/features/users/schema";
import { AccountAlert } from "./account-alert";
import { FormCaptchaField } from "./captcha-field";
import { refusalText } from "./refusal-text";
import styles from "./password.module.css";

type Values = { email: string; t: string };

/** Requests a password reset link. The answer never reveals whether the address exists. */
export function RequestResetForm({ captcha }: { captcha: CaptchaSettings }) {
  const t = useTranslations("users.password");
  const [sent, setSent] = useState(false);
  const [round, setRound] = useState(0);
  const { control, submit, isPending, errorText, formState, setValue } = useActionForm<Values, unknown>({
    schema: requestResetInput,
    action: requestPasswordResetAction,
    defaultValues: { email: "", t: "" },
    validationMode: "onTouched",
    onSuccess: () => setSent(true),
    onRefusal: () => {
      setValue("t", "");
      setRound((current) => current + 1);
    },
  });
  const field = { control, errorText };
  const failure = refusalText(formState.errors.root, t("failed"));

  if (sent) {
    return (
      <div className={styles.done}>
        <AccountAlert severity="success" title={t("requested")}>
          {t("requestedText")}
        </AccountAlert>
        <p className={styles.after}>{t("requestedSpam")}</p>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      <p className={styles.lead}>{t("requestLead")}</p>
      {failure ? <AccountAlert severity="error">{failure}</AccountAlert> : null}
      <FormTextField
        {...field}
        name="email"
        type="email"
        label={t("requestEmail")}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        required
      />
      <FormCaptchaField {...field} name="t" settings={captcha} round={round} />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t("send")}
      </Button>
    </form>
  );
}
