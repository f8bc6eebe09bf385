"use client";

import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useActionState, useRef, useState } from "react";
import { inputSx } from "@/components/ui/form/field-control";
import { FieldLabel } from "@/components/ui/form/field-frame";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import styles from "../../dashboard/shell/auth-frame.module.css";
import { InactiveNotice } from "../profile/inactive-notice";

export type SignInState = { error: "wrong" | "tooMany" | "inactive" | null };
export type DemoAccount = { email: string; label: string };
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
  const [shown, setShown] = useState(false);
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
        <div>
          <FieldLabel htmlFor="password" label={t("password")} />
          <OutlinedInput
            id="password"
            name="password"
            type={shown ? "text" : "password"}
            autoComplete="current-password"
            required
            fullWidth
            size="small"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            slotProps={{ input: { maxLength: 200 } }}
            sx={inputSx}
            endAdornment={
              <IconButton
                edge="end"
                onClick={() => setShown(!shown)}
                aria-label={t(shown ? "hide" : "show")}
                aria-pressed={shown}
              >
                <Icon name={shown ? "eye-off" : "eye"} />
              </IconButton>
            }
          />
          <Link href="/request-reset-password" className={styles.forgot}>
            {t("forgot")}
          </Link>
        </div>
        <Button ref={button} type="submit" variant="contained" size="large" loading={isPending}>
          {t("submit")}
        </Button>
      </form>
      {demo.length > 0 ? (
        <section className={styles.demo}>
          <h2>{t("demoTitle")}</h2>
          <p>{t("demoHelp")}</p>
          <div className={styles.chips}>
            {demo.map((account) => (
              <button
                key={account.email}
                type="button"
                onClick={() => fill(account)}
                aria-pressed={email === account.email}
                title={account.email}
              >
                {account.label}
              </button>
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
