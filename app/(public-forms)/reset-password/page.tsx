import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AuthFrame } from "@/components/features/dashboard/shell/auth-frame";
import styles from "@/components/features/dashboard/shell/auth-frame.module.css";
import { ResetForm } from "@/components/features/users/password/reset-form";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { captchaProvider, captchaSiteKey } from "@/lib/platform/captcha/provider";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value.trim() : "");

/** The address holds the link's secret, so send no referrer. */
export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations("users.password"))("resetTitle"),
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { e, t: secret } = await searchParams;
  const [email, token] = [textOf(e), textOf(secret)];
  if (!email || !token) redirect("/closed?reason=invalid");
  const [t, signIn] = await Promise.all([getTranslations("users.password"), getTranslations("shell.signIn")]);
  return (
    <AuthFrame title={signIn("title")}>
      <div className={styles.card}>
        <h1 className={styles.heading}>{t("resetTitle")}</h1>
        <p className={styles.lead}>{t("resetLead", { email })}</p>
        <PageTexts now={["users", "registration.captcha"]}>
          <ResetForm email={email} token={token} captcha={{ provider: captchaProvider(), siteKey: captchaSiteKey() }} />
        </PageTexts>
      </div>
    </AuthFrame>
  );
}
