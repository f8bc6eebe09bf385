import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { LanguageAndTheme } from "@/components/features/dashboard/shell/language-and-theme";
import { Link } from "@/components/ui/layout/link";
import { themeCookie, themes } from "@/components/ui/layout/theme-script";
import styles from "./auth-frame.module.css";

/**
 * Page frame of the sign-in: logo, title, language and theme.
 * Careers pages have another root layout, so nothing of them is prefetched.
 */
export async function AuthFrame({
  title,
  wide = false,
  children,
}: {
  title?: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const stored = (await cookies()).get(themeCookie)?.value;
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link href="/" prefetch={false} className={styles.logo}>
          {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no optimiser */}
          <img src="/brand/logo-light.svg" alt="Nakhoda" width={146} height={26} />
        </Link>
        <p className={styles.title}>{title ?? null}</p>
        <LanguageAndTheme theme={themes.find((name) => name === stored) ?? "system"} />
      </header>
      <main className={wide ? styles.wide : styles.main}>{children}</main>
    </div>
  );
}
