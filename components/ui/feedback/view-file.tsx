"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Icon } from "../layout/icon";
import { lazyDialog } from "../form/lazy-dialog";
import { useFileOpener } from "./file-opener";
import type { ViewedFile } from "./file-content";
import styles from "./file-viewer.module.css";

const FileViewer = lazyDialog(() => import("./file-viewer").then((module) => module.FileViewer));

type Props = { file: ViewedFile; withName?: boolean; className?: string | undefined; children?: ReactNode };

/** Opens a document in a dialog, or in the page's own viewer where it has one. */
export function ViewFile({ file, withName = false, className, children }: Props) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const openElsewhere = useFileOpener();
  return (
    <>
      <button
        type="button"
        className={className ?? (withName ? styles.named : styles.eye)}
        {...FileViewer.preloadProps}
        onClick={() => (openElsewhere?.(file.fileId) ? undefined : setOpen(true))}
        aria-label={t("files.preview", { name: file.fileName })}
        title={file.fileName}
      >
        {children ?? (withName ? file.fileName : <Icon name="eye" size={16} />)}
      </button>
      {open ? <FileViewer file={file} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
