"use client";

import { useTranslations } from "next-intl";
import styles from "./bulk.module.css";
import { useSelection, type Person } from "./selection";

export function SelectBox({ person }: { person: Person }) {
  const t = useTranslations("applicants.screens.bulk");
  const { has, toggle } = useSelection();
  return (
    <input
      type="checkbox"
      className={styles.box}
      checked={has(person.id)}
      onChange={() => toggle(person)}
      aria-label={t("select", { name: person.name })}
    />
  );
}

/** All rows of the page at once. */
export function SelectAll({ people }: { people: Person[] }) {
  const t = useTranslations("applicants.screens.bulk");
  const { has, set } = useSelection();
  const all = people.length > 0 && people.every(({ id }) => has(id));
  const some = people.some(({ id }) => has(id));
  return (
    <input
      type="checkbox"
      className={styles.box}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = some && !all;
      }}
      onChange={() => set(people, !all)}
      aria-label={t("selectAll")}
    />
  );
}
