"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useActionState, useRef, useState } from "react";
import { inputSx } from "@/components/ui/form/input-sx";
import { FieldLabel } from "@/components/ui/form/field-frame";
import { Button } from "@/components/ui/layout/button";
import styles from "../../dashboard/shell/auth-frame.module.css";
import { DemoAccounts, type DemoAccount } from "./demo-accounts";
import { PasswordField } from "./password-field";

// Rarely shown, so load it on demand.
const InactiveNotice = dynamic(() => import("../profile/inactive-notice").then((module) => module.InactiveNotice));

export type SignInState = { error: "wrong" | "tooMany" | "inactive" | null };
type Props = {
  action: (state: SignInState, form: FormData) => Promise<SignInState>;
  callbackUrl: string;
  demo: DemoAccount[];
  demoPassword: string;
};

export function SignInForm({ action, callbackUrl, demo, demoPassword }: Props) {
  const t = useTranslations("shell.signIn");
  const [state, submit, isPending] = useActionState(action, { error: null });
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const router = useRouter();

  const fill = (account: DemoAccount) => {
    setEmail(account.email);
    setPassword(demoPassword);
    button.current?.focus();
  };

  if (state.error === "inactive" && !isPending)
    return <InactiveNotice onEnd={() => router.replace("/oauth/callback")} />;
  return (
    <>
      <form action={submit} className={styles.form}>
        {state.error && state.error !== "inactive" && !isPending ? (
          <div role="alert" className={styles.error}>
            {t(state.error)}
          </div>
        ) : null}
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <div>
          <FieldLabel htmlFor="email" label={t("email")} />
          <OutlinedInput
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
            fullWidth
            size="small"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            autoFocus
            slotProps={{ input: { maxLength: 254 } }}
            sx={inputSx}
          />
        </div>
        <PasswordField value={password} onChange={setPassword} />
        <Button ref={button} type="submit" variant="contained" size="large" loading={isPending}>
          {t("submit")}
        </Button>
      </form>
      <DemoAccounts accounts={demo} email={email} onChoose={fill} />
    </>
  );
}
