import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AuthFrame } from "@/components/features/dashboard/shell/auth-frame";
import styles from "@/components/features/dashboard/shell/auth-frame.module.css";
import { PageTexts } from "@/components/ui/layout/page-texts";
import type { DemoAccount } from "@/components/features/users/sign-in/demo-accounts";
import { SignInForm } from "@/components/features/users/sign-in/form";
import { Button } from "@/components/ui/layout/button";
import { ClearOfflinePages } from "@/components/ui/feedback/clear-offline-pages";
import { Link } from "@/components/ui/layout/link";
import { roles } from "@/db/enums/users";
import { identityProvider } from "@/lib/access/identity-provider";
import { currentUser } from "@/lib/platform/transport/page";
import { dashboardPath, startPageOf } from "@/lib/access/start-page";
import { signInAction, signInWithProviderAction } from "./sign-in-action";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Notices by name. The address holds only the name. */
const notices = { "password-reset": "resetDone", "password-updated": "updatedDone" } as const;
const demoPassword = "Nakhoda123!";

async function demoAccounts(): Promise<DemoAccount[]> {
  if (process.env.DEMO !== "1") return [];
  const t = await getTranslations("users.roles");
  return roles.map((role) => ({ email: `${role}@nakhoda.test`, label: t(role) }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.signIn");
  return { title: t("title"), description: t("description") };
}

export default async function SignInPage({ searchParams }: Props) {
  const { callbackUrl, notice } = await searchParams;
  const requestedPath = typeof callbackUrl === "string" ? callbackUrl : undefined;
  const user = await currentUser();
  if (user) redirect(startPageOf(user, requestedPath));
  const [t, users, demo] = await Promise.all([
    getTranslations("shell.signIn"),
    getTranslations("users.password"),
    demoAccounts(),
  ]);
  const done = notice === "password-reset" || notice === "password-updated" ? notices[notice] : null;
  return (
    <AuthFrame title={t("title")}>
      <ClearOfflinePages />
      <div className={styles.card}>
        <h1 className={styles.heading}>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        {done ? (
          <p role="status" className={styles.notice}>
            {users(done)}
          </p>
        ) : null}
        {identityProvider() ? (
          <form action={signInWithProviderAction} className={styles.provider}>
            <input type="hidden" name="callbackUrl" value={dashboardPath(requestedPath)} />
            <Button type="submit" variant="contained" size="large" fullWidth>
              {t("company")}
            </Button>
            <p>{t("or")}</p>
          </form>
        ) : null}
        <PageTexts now={["shell.signIn", "users.security"]}>
          <SignInForm
            action={signInAction}
            callbackUrl={dashboardPath(requestedPath)}
            demo={demo}
            demoPassword={demo.length > 0 ? demoPassword : ""}
          />
        </PageTexts>
        <p className={styles.links}>
          <Link href="/" prefetch={false}>
            {t("careers")}
          </Link>
        </p>
      </div>
    </AuthFrame>
  );
}
