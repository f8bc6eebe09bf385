"use client";

import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import { Icon } from "../layout/icon";
import { FileSheet, type ShownFile } from "./file-sheet";
import styles from "./file-viewer.module.css";
import { fileAddress } from "./file-address";
import { useFileOpener } from "./file-opener";

type Props = { file: ShownFile; withName?: boolean; className?: string | undefined; children?: ReactNode };

/** Opens a document over the page, or where the page has a place for it: pictures as they are, PDF in the browser's own reader. */
export function ViewFile({ file, withName = false, className, children }: Props) {
  const t = useTranslations();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const openElsewhere = useFileOpener();
  const address = fileAddress(file.fileId, true);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={className ?? (withName ? styles.named : styles.eye)}
        onClick={() => (openElsewhere?.(file.fileId) ? undefined : setOpen(true))}
        aria-label={t("files.preview", { name: file.fileName })}
        title={file.fileName}
      >
        {children ?? (withName ? file.fileName : <Icon name="eye" size={16} />)}
      </button>
      {open ? (
        <Dialog
          open
          onClose={close}
          aria-labelledby={titleId}
          maxWidth={false}
          slotProps={{ paper: { sx: { maxWidth: 800 } } }}
        >
          <DialogTitle id={titleId} className={styles.title}>
            {file.fileName}
          </DialogTitle>
          <DialogContent dividers sx={{ p: 0 }}>
            <FileSheet file={file} />
          </DialogContent>
          <DialogActions sx={{ px: 4 }}>
            <Button component="a" href={address} target="_blank" rel="noreferrer" startIcon={<Icon name="external" />}>
              {t("files.newTab")}
            </Button>
            <Button component="a" href={fileAddress(file.fileId)} startIcon={<Icon name="download" />}>
              {t("files.save")}
            </Button>
            <Button variant="contained" onClick={close} autoFocus>
              {t("shell.close")}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
