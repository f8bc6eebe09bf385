"use client";

import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/ui/layout/icon";
import { PreparedItem } from "./prepared-item";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import styles from "./prepared-tray.module.css";
import type { ListedFile } from "./use-prepared";

type Props = { anchor: HTMLElement; files: ListedFile[]; onClose: () => void; onChange: () => void };

/** Lists a user's prepared files with their actions. */
export function PreparedPanel({ anchor, files, onClose, onChange }: Props) {
  const t = useTranslations("prepared-files");
  const titleId = useId();
  return (
    <ThemeFrame>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-labelledby": titleId,
            sx: { mt: 1, border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)" },
          },
        }}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <strong id={titleId}>{t("title")}</strong>
            <IconButton
              onClick={onClose}
              aria-label={t("close")}
              sx={{ width: { xs: 44, sm: 36 }, height: { xs: 44, sm: 36 } }}
            >
              <Icon name="close" />
            </IconButton>
          </div>
          <p className={styles.lead}>{t("lead", { hours: 24 })}</p>
          {files.length === 0 ? <p>{t("none")}</p> : null}
          <ul className={styles.list}>
            {files.map((file) => (
              <PreparedItem key={file.id} file={file} onChange={onChange} />
            ))}
          </ul>
        </div>
      </Popover>
    </ThemeFrame>
  );
}
