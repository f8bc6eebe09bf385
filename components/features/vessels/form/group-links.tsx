"use client";

import { useTranslations } from "next-intl";
import { groupIds, groups } from "../detail/vessel-groups";
import styles from "./vessel-form.module.css";

/** The way to each group; a group with an error says so. */
export function GroupLinks({ wrong }: { wrong: string[] }) {
  const t = useTranslations("vessels");
  const isWrong = (id: (typeof groupIds)[number]) => groups[id].some(({ name }) => wrong.some((field) => field === name || field === `${name}Id`));
  return (
    <nav className={styles.contents} aria-label={t("form.contents")}>
      {groupIds.map((id) => (
        <a key={id} href={`#${id}`} data-wrong={isWrong(id) || undefined}>
          {t(`particulars.groups.${id}`)}
          {isWrong(id) ? ` (${t("form.check")})` : ""}
        </a>
      ))}
    </nav>
  );
}
