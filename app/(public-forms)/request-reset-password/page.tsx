import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/features/dashboard/shell/auth-frame";
import styles from "@/components/features/dashboard/shell/auth-frame.module.css";
import { RequestResetForm } from "@/components/features/users/password/request-reset-form";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { Link } from "@/components/ui/layout/link";
import { captchaProvider, captchaSiteKey } from "@/lib/platform/captcha/provider";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.password"))("requestTitle"), robots: { index: false, follow: false } };
}

export default async function RequestResetPasswordPage() {
  const [t, signIn] = await Promise.all([getTranslations("users.password"), getTranslations("shell.signIn")]);
  return (
    <AuthFrame title={signIn("title")}>
      <div className={styles.card}>
        <h1 className={styles.heading}>{t("requestTitle")}</h1>
        <PageTexts now={["users", "registration.captcha"]}>
          <RequestResetForm captcha={{ provider: captchaProvider(), siteKey: captchaSiteKey() }} />
        </PageTexts>
        <p className={styles.links}>
          <Link href="/sign-in">{t("toSignIn")}</Link>
        </p>
      </div>
    </AuthFrame>
  );
}
