import Button from "@mui/material/Button";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AuthFrame } from "@/components/features/users/auth-frame";
import styles from "@/components/features/users/auth-frame.module.css";
import { SignInForm, type DemoAccount } from "@/components/features/users/sign-in-form";
import { Link } from "@/components/ui/layout/link";
import { roles } from "@/db/enums/users";
import { identityProvider } from "@/lib/access/identity-provider";
import { currentUser } from "@/lib/platform/transport/page";
import { dashboardPath, landingOf } from "@/components/features/users/landing";
import { signInAction, signInWithProviderAction } from "./sign-in-action";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const demoPassword = "Nakhoda123!";

async function demoAccounts(): Promise<DemoAccount[]> {
  if (process.env.DEMO !== "1") return [];
  const t = await getTranslations("users.roles");
  return roles.map((role) => ({ email: `${role}@nakhoda.test`, label: t(role) }));
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.signIn"))("title") };
}

export default async function SignInPage({ searchParams }: Props) {
  const { callbackUrl } = await searchParams;
  const wish = typeof callbackUrl === "string" ? callbackUrl : undefined;
  const user = await currentUser();
  if (user) redirect(landingOf(user, wish));
  const [t, demo] = await Promise.all([getTranslations("shell.signIn"), demoAccounts()]);
  return (
    <AuthFrame title={t("title")}>
      <div className={styles.card}>
        <h1 className={styles.heading}>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        {identityProvider() ? (
          <form action={signInWithProviderAction} className={styles.provider}>
            <input type="hidden" name="callbackUrl" value={dashboardPath(wish)} />
            <Button type="submit" variant="contained" size="large" fullWidth>
              {t("company")}
            </Button>
            <p>{t("or")}</p>
          </form>
        ) : null}
        <SignInForm action={signInAction} callbackUrl={dashboardPath(wish)} demo={demo} demoPassword={demo.length > 0 ? demoPassword : ""} />
        <p className={styles.links}>
          <Link href="/">{t("careers")}</Link>
        </p>
      </div>
    </AuthFrame>
  );
}
