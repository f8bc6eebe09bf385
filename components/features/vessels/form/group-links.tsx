"use client";

import { useTranslations } from "next-intl";
import { groupIds, groups, type GroupId } from "../groups";
import styles from "./vessel-form.module.css";

type Props = { wrong: string[]; missing: string[] };

/** Link to each field group with its counts of invalid and missing fields. */
export function GroupLinks({ wrong, missing }: Props) {
  const t = useTranslations("vessels");
  const among = (id: GroupId, fields: string[]) =>
    groups[id].filter(({ name }) => fields.some((field) => field === name || field === `${name}Id`)).length;
  const noteOf = (id: GroupId) => {
    if (among(id, wrong) > 0) return t("form.check");
    const count = among(id, missing);
    return count > 0 ? t("form.missing", { count }) : null;
  };
  return (
    <nav className={styles.contents} aria-label={t("form.contents")}>
      {groupIds.map((id) => {
        const note = noteOf(id);
        return (
          <a key={id} href={`#${id}`} data-wrong={among(id, wrong) > 0 || undefined}>
            {t(`particulars.groups.${id}`)}
            {note ? <small>{note}</small> : null}
          </a>
        );
      })}
    </nav>
  );
}
