"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/layout/button";
import styles from "./file-buttons.module.css";
import type { Upload } from "./use-upload";

type Props = {
  upload: Upload;
  isFilled: boolean;
  isDisabled: boolean;
  isCompact: boolean;
  noteId: string;
  chooseRef: Ref<HTMLButtonElement>;
  onChoose: () => void;
  /** null where a photo is not accepted. */
  onPhoto: (() => void) | null;
  onRemove: () => void;
};

/** Actions of a file: take a photo, choose, replace, remove, cancel, retry. */
export function FileButtons({
  upload,
  isFilled,
  isDisabled,
  isCompact,
  noteId,
  chooseRef,
  onChoose,
  onPhoto,
  onRemove,
}: Props) {
  const t = useTranslations("files");
  if (upload.phase !== "idle")
    return (
      <div className={styles.buttons}>
        <Button height={44} onClick={upload.cancel}>
          {t("cancel")}
        </Button>
      </div>
    );
  const choosing = { disabled: isDisabled, "aria-describedby": noteId, height: 44 } as const;
  return (
    <div className={styles.buttons}>
      {isFilled || !onPhoto ? null : (
        <Button {...choosing} variant="outlined" className={styles.photo} onClick={onPhoto}>
          {t("takePhoto")}
        </Button>
      )}
      <Button {...choosing} ref={chooseRef} variant={isFilled && isCompact ? "text" : "outlined"} onClick={onChoose}>
        {isFilled ? t("replace") : t("choose")}
      </Button>
      {upload.retry ? (
        <Button height={44} onClick={upload.retry}>
          {t("retry")}
        </Button>
      ) : null}
      {isFilled ? (
        <Button color="inherit" height={44} className={styles.remove} onClick={onRemove}>
          {t("remove")}
        </Button>
      ) : (
        <span className={styles.drop}>{t("orDrop")}</span>
      )}
    </div>
  );
}
