"use client";

import { useListUrl } from "@/components/ui/list/use-list-url";
import styles from "./role-filter.module.css";

export type RoleGroup = { label: string; roles: { value: string; label: string }[] };
type Props = { label: string; all: string; current: string; groups: RoleGroup[] };

/** The list of one role only; the roles stand under their division. */
export function RoleFilter({ label, all, current, groups }: Props) {
  const { change, isPending } = useListUrl();
  const options = (group: RoleGroup) =>
    group.roles.map(({ value, label: text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
  return (
    <select
      aria-label={label}
      className={styles.select}
      key={current}
      defaultValue={current}
      aria-busy={isPending}
      onChange={(event) => change({ role: event.target.value || null, pageIndex: null })}
    >
      <option value="">{all}</option>
      {groups.map((group) =>
        group.label ? (
          <optgroup key={group.label} label={group.label}>
            {options(group)}
          </optgroup>
        ) : (
          options(group)
        ),
      )}
    </select>
  );
}
