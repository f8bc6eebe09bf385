"use client";

import { useTranslations } from "next-intl";
import { groupIds, particularGroups, type GroupId } from "../particular-groups";
import styles from "./vessel-form.module.css";

type Props = { invalidFields: string[]; missingFields: string[] };

/** Link to each field group with its counts of invalid and missing fields. */
export function GroupLinks({ invalidFields, missingFields }: Props) {
  const t = useTranslations("vessels");
  const countIn = (id: GroupId, fields: string[]) =>
    particularGroups[id].filter(({ name }) => fields.some((field) => field === name || field === `${name}Id`)).length;
  const noteOf = (id: GroupId) => {
    if (countIn(id, invalidFields) > 0) return t("form.check");
    const count = countIn(id, missingFields);
    return count > 0 ? t("form.missing", { count }) : null;
  };
  return (
    <nav className={styles.contents} aria-label={t("form.contents")}>
      {groupIds.map((id) => {
        const note = noteOf(id);
        return (
          <a key={id} href={`#${id}`} data-wrong={countIn(id, invalidFields) > 0 || undefined}>
            {t(`particulars.groups.${id}`)}
            {note ? <small>{note}</small> : null}
          </a>
        );
      })}
    </nav>
  );
}
