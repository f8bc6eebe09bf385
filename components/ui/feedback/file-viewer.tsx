"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "../layout/button";
import { Icon } from "../layout/icon";
import { Dialog } from "./dialog";
import { fileAddress } from "./file-address";
import { FileContent, type ViewedFile } from "./file-content";
import styles from "./file-viewer.module.css";

/** Shows a document in a dialog: an image directly, a PDF in the browser's viewer. */
export function FileViewer({ file, onClose }: { file: ViewedFile; onClose: () => void }) {
  const t = useTranslations();
  const titleId = useId();
  const address = fileAddress(file.fileId, true);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 800 } } }}
    >
      <DialogTitle id={titleId} className={styles.title}>
        {file.fileName}
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <FileContent file={file} />
      </DialogContent>
      <DialogActions sx={{ px: 4 }}>
        <Button component="a" href={address} target="_blank" rel="noreferrer" startIcon={<Icon name="external" />}>
          {t("files.newTab")}
        </Button>
        <Button component="a" href={fileAddress(file.fileId)} startIcon={<Icon name="download" />}>
          {t("files.save")}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t("shell.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
