import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { signOutAction } from "@/app/dashboard/shell/sign-out-action";
import { AuthFrame } from "@/components/features/dashboard/shell/auth-frame";
import styles from "@/components/features/dashboard/shell/auth-frame.module.css";
import { dashboardPath, startPageOf } from "@/lib/access/start-page";
import { RedirectAfterSignIn } from "@/components/features/users/sign-in/redirect-after-sign-in";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { SignOutInactive } from "@/components/features/users/profile/sign-out-inactive";
import { Button } from "@/components/ui/layout/button";
import { ClearOfflinePages } from "@/components/ui/feedback/clear-offline-pages";
import { Link } from "@/components/ui/layout/link";
import { isOfInactiveAccount } from "@/lib/access/session";
import { currentUser } from "@/lib/platform/transport/page";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const signInErrors = ["AccessDenied", "Verification", "Configuration"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.signIn"))("title") };
}

/** Says for five seconds that the account is inactive, then signs out. Document 1 §4. */
function Inactive() {
  return (
    <AuthFrame title="">
      <div className={styles.card}>
        <PageTexts now={["users.security"]}>
          <SignOutInactive signOut={signOutAction} />
        </PageTexts>
      </div>
    </AuthFrame>
  );
}

export default async function CallbackPage({ searchParams }: Props) {
  const { state, error, callbackUrl } = await searchParams;
  const requestedPath = typeof callbackUrl === "string" ? callbackUrl : undefined;
  const user = await currentUser();
  if (user && state !== "signing-in") redirect(startPageOf(user, requestedPath));
  if (state === "inactive" || (state !== "signing-out" && (await isOfInactiveAccount(await headers()))))
    return <Inactive />;
  const t = await getTranslations("shell.callback");
  const path = dashboardPath(requestedPath);
  const signIn = path ? `/sign-in?callbackUrl=${encodeURIComponent(path)}` : "/sign-in";
  const failure = error
    ? t("oops", { message: t(`errors.${signInErrors.find((name) => name === error) ?? "other"}`) })
    : null;
  const moving = failure
    ? null
    : state === "signing-in"
      ? { text: t("signingIn"), to: user ? startPageOf(user, requestedPath) : signIn }
      : state === "signing-out"
        ? { text: t("signingOut"), to: "/dashboard" }
        : null;
  return (
    <AuthFrame title="">
      <ClearOfflinePages />
      <div className={`${styles.card} ${styles.callback}`}>
        {moving ? (
          <>
            <h1 role="status" className={styles.status}>
              {moving.text}
            </h1>
            <RedirectAfterSignIn to={moving.to} clearsOfflinePages={state === "signing-out"} />
          </>
        ) : (
          <>
            <h1 className={styles.status}>{failure ?? t("expired")}</h1>
            <p className={styles.again}>{t("again")}</p>
            <Button variant="contained" size="large" component={Link} href={signIn}>
              {t("signIn")}
            </Button>
          </>
        )}
      </div>
    </AuthFrame>
  );
}
