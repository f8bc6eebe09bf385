import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import styles from "./account-menu.module.css";
import { initialsOf } from "./initials-of";

export type Person = { name: string; role: string };
type Props = { person: Person; signOut: () => Promise<void> };

/** Shows the signed-in user with links to profile and sign-out. */
export async function AccountMenu({ person, signOut }: Props) {
  const t = await getTranslations("shell");
  return (
    <div className={styles.account}>
      <Link href="/dashboard/profile" className={styles.person}>
        <span className={styles.hidden}>{t("profile")}: </span>
        <span aria-hidden className={styles.avatar}>
          {initialsOf(person.name)}
        </span>
        <span className={styles.names}>
          <span className={styles.name}>{person.name}</span>
          <span className={styles.role}>{person.role}</span>
        </span>
      </Link>
      <form action={signOut}>
        <button type="submit" className={styles.exit} aria-label={t("signOut")} title={t("signOut")}>
          <Icon name="exit" />
          <span className={styles.word}>{t("signOut")}</span>
        </button>
      </form>
    </div>
  );
}
