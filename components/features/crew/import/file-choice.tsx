"use client";

import Radio from "@mui/material/Radio";
import { useTranslations } from "next-intl";
import { useRef, useState, type DragEvent } from "react";
import { Button } from "@/components/ui/layout/button";
import { importModes, type ImportMode } from "@/lib/features/crew/import/schema";
import styles from "./import.module.css";

type Props = {
  file: File | null;
  mode: ImportMode;
  isBusy: boolean;
  isChecked: boolean;
  onChoose: (change: { file?: File; mode?: ImportMode }) => void;
  onCheck: () => void;
};

/** Choose the import mode and the file, by picker or drop. */
export function FileChoice({ file, mode, isBusy, isChecked, onChoose, onCheck }: Props) {
  const t = useTranslations("crew-import");
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isBusy) onChoose({ file: dropped });
  };
  return (
    <>
      <fieldset className={styles.modes} disabled={isBusy}>
        <legend>{t("mode")}</legend>
        {importModes.map((importMode) => (
          <label key={importMode} data-chosen={importMode === mode || undefined}>
            <Radio
              size="small"
              name="mode"
              value={importMode}
              checked={importMode === mode}
              disabled={isBusy}
              onChange={() => onChoose({ mode: importMode })}
            />
            <span>
              {t(`modes.${importMode}`)}
              <small>{t(`modeHelp.${importMode}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div
        className={styles.drop}
        data-over={isDragOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        <p className={styles.name}>{file ? file.name : t("file")}</p>
        <p className={styles.help}>{t("fileHelp")}</p>
        <div className={styles.actions}>
          <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
            {t(file ? "chooseOther" : "choose")}
          </Button>
          {isChecked ? null : (
            <Button variant="contained" disabled={isBusy || !file} onClick={onCheck}>
              {t("check")}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t("file")}
          accept=".xlsx,.xls,.ods,.csv"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = "";
            if (chosen) onChoose({ file: chosen });
          }}
        />
      </div>
    </>
  );
}
