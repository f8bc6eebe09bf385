"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/layout/icon";
import styles from "./prepared-tray.module.css";
import type { ListedFile } from "./use-prepared";

const PreparedPanel = dynamic(() => import("./prepared-panel").then((module) => module.PreparedPanel), {
  loading: () => null,
});

type Props = {
  files: ListedFile[];
  waiting: number;
  ready: number;
  /** Tells whether the list is open, which then stays when its last file is removed. */
  onOpen: (isOpen: boolean) => void;
  onChange: () => void;
};

/** The button in the header that opens the user's prepared files. */
export function PreparedButton({ files, waiting, ready, onOpen, onChange }: Props) {
  const t = useTranslations("prepared-files");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = t("open", { waiting, ready });
  const openAt = (place: HTMLElement | null) => {
    setAnchor(place);
    onOpen(place !== null);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => openAt(event.currentTarget)}
      >
        <Icon name="file" />
        {ready > 0 ? (
          <span className={styles.count} aria-hidden>
            {ready}
          </span>
        ) : null}
        {waiting > 0 ? <span className={styles.busy} aria-hidden /> : null}
      </button>
      {anchor ? <PreparedPanel anchor={anchor} files={files} onClose={() => openAt(null)} onChange={onChange} /> : null}
    </>
  );
}
