import { getTranslations } from "next-intl/server";
import { Icon, type IconName } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import styles from "./profile.module.css";

export type OwnPlace = { href: string; label: string; icon: IconName; fact?: string | undefined };

/** Where somebody without a dashboard has work to look at, before the account itself. */
export async function OwnPlaces({ places }: { places: OwnPlace[] }) {
  const t = await getTranslations("users.profile");
  return (
    <nav aria-label={t("ownPlaces")} className={styles.places}>
      {places.map(({ href, label, icon, fact }) => (
        <Link key={href} href={href} prefetch={false}>
          <Icon name={icon} />
          <span>
            {label}
            {fact ? <small>{fact}</small> : null}
          </span>
        </Link>
      ))}
    </nav>
  );
}
