"use client";

import { useTranslations } from "next-intl";
import styles from "../../dashboard/shell/auth-frame.module.css";

export type DemoAccount = { email: string; label: string };
type Props = { accounts: DemoAccount[]; email: string; onChoose: (account: DemoAccount) => void };

/** Lists the demo accounts of a demo database. */
export function DemoAccounts({ accounts, email, onChoose }: Props) {
  const t = useTranslations("shell.signIn");
  if (accounts.length === 0) return null;
  return (
    <section className={styles.demo}>
      <h2>{t("demoTitle")}</h2>
      <p>{t("demoHelp")}</p>
      <div className={styles.chips}>
        {accounts.map((account) => (
          <button
            key={account.email}
            type="button"
            onClick={() => onChoose(account)}
            aria-pressed={email === account.email}
            title={account.email}
          >
            {account.label}
          </button>
        ))}
      </div>
    </section>
  );
}
