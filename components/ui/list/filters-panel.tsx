"use client";

import Popover from "@mui/material/Popover";
import { useId } from "react";
import type { CheckFilter, SelectFilter } from "./filter-kinds";
import { ThemeFrame } from "../layout/theme-frame";
import styles from "./filters.module.css";
import { useListUrl } from "./use-list-url";

type Props = {
  anchor: HTMLElement;
  title: string;
  all: string;
  selects: SelectFilter[];
  checks: CheckFilter[];
  pageKeys: string[];
  onClose: () => void;
};

/** The choices of a list's filters; each shows at once. */
export function FiltersPanel({ anchor, title, all, selects, checks, pageKeys, onClose }: Props) {
  const titleId = useId();
  const { change, isPending } = useListUrl();
  const set = (key: string, value: string) =>
    change({ ...Object.fromEntries(pageKeys.map((page) => [page, null])), [key]: value || null });
  return (
    <ThemeFrame>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-labelledby": titleId,
            sx: { mt: 1, border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)" },
          },
        }}
      >
        <div className={styles.panel} aria-busy={isPending}>
          <strong id={titleId}>{title}</strong>
          {selects.map(({ key, label, options, current }) => (
            <label key={key}>
              {label}
              <select
                className={styles.select}
                defaultValue={current}
                onChange={(event) => set(key, event.target.value)}
              >
                <option value="">{all}</option>
                {options.map(({ value, label: text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {checks.map(({ key, label, isOn }) => (
            <label key={key} className={styles.check}>
              <input
                type="checkbox"
                defaultChecked={isOn}
                onChange={(event) => set(key, event.target.checked ? "true" : "")}
              />
              {label}
            </label>
          ))}
        </div>
      </Popover>
    </ThemeFrame>
  );
}
