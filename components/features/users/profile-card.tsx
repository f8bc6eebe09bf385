import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { initialsOf } from "@/components/features/dashboard/shell/initials-of";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { Profile } from "@/lib/features/users/schema";
import styles from "./profile-card.module.css";

export async function ProfileCard({ profile, children }: { profile: Profile; children?: ReactNode }) {
  const t = await getTranslations("users");
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  const none = t("profile.none");
  return (
    <section className={styles.card}>
      <div className={styles.person}>
        <span aria-hidden className={styles.avatar}>
          {initialsOf(name)}
        </span>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.role}>{t(`roles.${profile.role}`)}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
      <div className={styles.details}>
        <DetailList
          details={[
            { label: t("profile.firstName"), value: profile.firstName },
            { label: t("profile.lastName"), value: profile.lastName || none },
            { label: t("profile.email"), value: profile.email },
            { label: t("profile.division"), value: profile.divisionId === 1 ? t("divisions.1") : t("divisions.2") },
            { label: t("profile.role"), value: t(`roles.${profile.role}`) },
            { label: t("profile.subRole"), value: profile.subRole ? t(`subRoles.${profile.subRole}`) : none },
          ]}
        />
      </div>
    </section>
  );
}
