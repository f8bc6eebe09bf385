"use client";

import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useListUrl } from "@/components/ui/list/use-list-url";
import styles from "./filters.module.css";

export type FilterOption = { value: string; label: string };
export type SelectFilter = { key: "position" | "vesselType" | "opening"; options: FilterOption[]; current: string };

/** What the list may be narrowed by; each choice shows at once and stands beside as a chip. */
export function ApplicantFilters({ filters, ageing }: { filters: SelectFilter[]; ageing: boolean }) {
  const t = useTranslations("applicants.screens.filters");
  const titleId = useId();
  const { change, isPending } = useListUrl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={(event) => setAnchor(event.currentTarget)} aria-haspopup="dialog" aria-expanded={anchor !== null} sx={{ minHeight: { xs: 44, sm: 36 }, bgcolor: "background.paper", borderColor: "var(--hairline-strong)" }}>
        {t("open")}
      </Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: "bottom", horizontal: "left" }} slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId, sx: { mt: 1, border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)" } } }}>
        <div className={styles.panel} aria-busy={isPending}>
          <strong id={titleId}>{t("title")}</strong>
          {filters.map(({ key, options, current }) => (
            <label key={key}>
              {t(key)}
              <select defaultValue={current} onChange={(event) => change({ [key]: event.target.value || null, pageIndex: null, cesPage: null, marlinPage: null })}>
                <option value="">{t("all")}</option>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className={styles.check}>
            <input type="checkbox" defaultChecked={ageing} onChange={(event) => change({ ageing: event.target.checked ? "true" : null, pageIndex: null, cesPage: null, marlinPage: null })} />
            {t("ageing")}
          </label>
        </div>
      </Popover>
    </>
  );
}
