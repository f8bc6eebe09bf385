"use client";

import Popover from "@mui/material/Popover";
import { useId, useState } from "react";
import { ChoiceList } from "./filters/choice-list";
import type { CheckFilter, SelectFilter } from "./filter-types";
import { ThemeFrame } from "../layout/theme-frame";
import styles from "./filters.module.css";
import { useListUrl } from "./use-list-url";

type Props = {
  anchor: HTMLElement;
  title: string;
  selects: SelectFilter[];
  checks: CheckFilter[];
  pageKeys: string[];
  onClose: () => void;
};

/** The filters of a list; each change applies at once. Earlier choices stay selected while rows load. */
export function FiltersPanel({ anchor, title, selects, checks, pageKeys, onClose }: Props) {
  const titleId = useId();
  const { change, isPending } = useListUrl();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const set = (key: string, value: string) => {
    const next = { ...chosen, [key]: value };
    setChosen(next);
    const first = Object.fromEntries(pageKeys.map((page) => [page, null]));
    change({
      ...first,
      ...Object.fromEntries(Object.entries(next).map(([name, selectedValue]) => [name, selectedValue || null])),
    });
  };
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
          {selects.map(({ key, label, options, current, isMultiple = false, none }) => (
            <ChoiceList
              key={key}
              label={label}
              options={options}
              chosen={(chosen[key] ?? current).split(",").filter(Boolean)}
              isOpenFirst={selects.length === 1}
              isSingle={!isMultiple}
              none={none}
              onChange={(values) => set(key, values.join(","))}
            />
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
