"use client";

import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { useId, useState } from "react";
import styles from "./filters.module.css";
import { useListUrl } from "./use-list-url";

export type FilterOption = { value: string; label: string };
export type SelectFilter = { key: string; label: string; options: FilterOption[]; current: string };
export type CheckFilter = { key: string; label: string; isOn: boolean };
type Props = { texts: { open: string; title: string; all: string }; selects: SelectFilter[]; checks?: CheckFilter[]; pageKeys?: string[] };

/** What a list may be narrowed by; each choice shows at once and stands beside as a chip. pageKeys go back to their first page. */
export function ListFilters({ texts, selects, checks = [], pageKeys = ["pageIndex"] }: Props) {
  const titleId = useId();
  const { change, isPending } = useListUrl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const set = (key: string, value: string) => change({ ...Object.fromEntries(pageKeys.map((page) => [page, null])), [key]: value || null });
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={(event) => setAnchor(event.currentTarget)} aria-haspopup="dialog" aria-expanded={anchor !== null} sx={{ minHeight: { xs: 44, sm: 36 }, bgcolor: "background.paper", borderColor: "var(--hairline-strong)" }}>
        {texts.open}
      </Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: "bottom", horizontal: "left" }} slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId, sx: { mt: 1, border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)" } } }}>
        <div className={styles.panel} aria-busy={isPending}>
          <strong id={titleId}>{texts.title}</strong>
          {selects.map(({ key, label, options, current }) => (
            <label key={key}>
              {label}
              <select defaultValue={current} onChange={(event) => set(key, event.target.value)}>
                <option value="">{texts.all}</option>
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
              <input type="checkbox" defaultChecked={isOn} onChange={(event) => set(key, event.target.checked ? "true" : "")} />
              {label}
            </label>
          ))}
        </div>
      </Popover>
    </>
  );
}
