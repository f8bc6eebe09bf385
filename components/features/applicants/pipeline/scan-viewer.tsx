"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { FileContent } from "@/components/ui/feedback/file-content";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import type { Scan } from "./scans";
import styles from "./scans.module.css";
import { useDay } from "./use-day";

export type ScanViewerProps = {
  scans: Scan[];
  at: number;
  onMove: (at: number) => void;
  holder: { name: string; born: string };
  checked: string[];
  onCheck: (fileId: string, isChecked: boolean) => void;
  onClose: () => void;
};

const stateNames = { valid: "Valid", "need-renewal": "Need Renewal", expired: "Expired" } as const;
const viewerPaperSx = {
  sx: {
    width: { xs: "100%", md: "calc(100% - 48px)" },
    height: { xs: "100dvh", md: "calc(100dvh - 48px)" },
    maxWidth: 1600,
    maxHeight: "none",
    m: 0,
    borderRadius: { xs: 0, md: 2.5 },
  },
};

function useScanName() {
  const t = useTranslations("applicants");
  const labels = useTranslations("person-fields.labels");
  return ({ kind, name, file }: Scan) => {
    if (kind === "seaService") return t("screens.scans.seaService", { vessel: name ?? "" });
    if (kind === "coc" || kind === "cop") return name ?? file.fileName;
    return kind === "other" ? file.fileName : labels(kind);
  };
}

/** Show the entered data of a document, to compare with its scan. */
function ScanFacts({ scan, holder }: { scan: Scan } & Pick<ScanViewerProps, "holder">) {
  const t = useTranslations("applicants");
  const day = useDay();
  const { kind, number, issued, expired, state, note, file } = scan;
  const isService = kind === "seaService";
  const ends = expired === undefined ? null : expired === null ? t("detail.noExpiry") : day(expired);
  const facts = [
    { label: t("screens.scans.number"), value: number, isNumber: true },
    { label: t(isService ? "detail.signOn" : "screens.scans.issued"), value: issued ? day(issued) : null },
    { label: t(isService ? "detail.signOff" : "screens.scans.expires"), value: ends, state },
    { label: t("screens.scans.holder"), value: holder.name },
    { label: t("screens.scans.born"), value: day(holder.born) },
    { label: t("screens.scans.note"), value: note },
    { label: t("screens.scans.file"), value: file.fileName },
  ].filter(({ value }) => value);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ label, value, isNumber, state: standing }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-number={isNumber}>
              {value}{" "}
              {standing ? (
                <StatusBadge status={stateNames[standing]} label={t(`detail.states.${stateNames[standing]}`)} />
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {number || issued ? null : <p className={styles.hint}>{t("screens.scans.noFacts")}</p>}
    </>
  );
}

/** List all scans of the applicant with check marks. A click opens the scan. */
function ScanList({ scans, at, checked, onMove }: Pick<ScanViewerProps, "scans" | "at" | "checked" | "onMove">) {
  const t = useTranslations("applicants.screens.scans");
  const nameOf = useScanName();
  return (
    <nav aria-label={t("list")} className={styles.list}>
      <p>
        {t("progress", {
          checked: scans.filter(({ file }) => checked.includes(file.fileId)).length,
          total: scans.length,
        })}
      </p>
      <ol>
        {scans.map((scan, index) => {
          const isChecked = checked.includes(scan.file.fileId);
          return (
            <li key={scan.file.fileId}>
              <button type="button" onClick={() => onMove(index)} aria-current={index === at ? "true" : undefined}>
                <span className={styles.tick} data-checked={isChecked || undefined} aria-hidden />
                {nameOf(scan)}
                {isChecked ? <span className={styles.spoken}>, {t("isChecked")}</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Show the scan's position in the list, with previous, next and close buttons. */
function ScanHead({
  titleId,
  scans,
  at,
  onMove,
  onClose,
}: Pick<ScanViewerProps, "scans" | "at" | "onMove" | "onClose"> & { titleId: string }) {
  const t = useTranslations();
  const nameOf = useScanName();
  const scan = scans[at];
  const stepButton = (step: -1 | 1, icon: "left" | "right", label: string) => (
    <button
      type="button"
      className={styles.turn}
      disabled={!scans[at + step]}
      onClick={() => onMove(at + step)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles.head}>
      <div role="status">
        <h2 id={titleId}>{scan ? nameOf(scan) : null}</h2>
        <span>{t("applicants.screens.scans.position", { at: at + 1, total: scans.length })}</span>
      </div>
      {stepButton(-1, "left", t("applicants.screens.scans.previous"))}
      {stepButton(1, "right", t("applicants.screens.scans.next"))}
      <button
        type="button"
        className={styles.turn}
        onClick={onClose}
        aria-label={t("shell.close")}
        title={t("shell.close")}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Show a scan beside its number, dates and holder, with a check box. Arrow keys move between scans. */
export function ScanViewer({ scans, at, onMove, holder, checked, onCheck, onClose }: ScanViewerProps) {
  const t = useTranslations();
  const [titleId, tickId] = [useId(), useId()];
  const tick = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const scan = scans[at];
  if (!scan) return null;
  const { fileId } = scan.file;
  const move = (step: number) => {
    if (scans[at + step]) onMove(at + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" ? onClose() : undefined)}
      maxWidth={false}
      slotProps={{ paper: viewerPaperSx, transition: { onEntered: () => tick.current?.focus() } }}
      transitionDuration={0}
    >
      <ScanHead titleId={titleId} scans={scans} at={at} onMove={onMove} onClose={onClose} />
      <div className={styles.split}>
        <div
          className={styles.sheet}
          key={fileId}
          role="region"
          aria-label={scan.file.fileName}
          tabIndex={0}
          onErrorCapture={() => setBroken(fileId)}
        >
          {broken === fileId ? (
            <p role="alert">{t("applicants.screens.scans.failed")}</p>
          ) : (
            <FileContent file={scan.file} />
          )}
        </div>
        <div className={styles.side}>
          <ScanFacts scan={scan} holder={holder} />
          <label htmlFor={tickId} className={styles.check}>
            <input
              id={tickId}
              type="checkbox"
              checked={checked.includes(fileId)}
              onChange={(event) => onCheck(fileId, event.target.checked)}
              aria-describedby={`${tickId}-help`}
              ref={tick}
            />
            {t("applicants.screens.scans.checked")}
          </label>
          <p id={`${tickId}-help`} className={styles.hint}>
            {t("applicants.screens.scans.checkedHelp")}
          </p>
          <ScanList scans={scans} at={at} checked={checked} onMove={onMove} />
          <p className={styles.keys}>{t("applicants.screens.scans.keys")}</p>
          <div className={styles.links}>
            <Button
              component="a"
              href={fileAddress(fileId, true)}
              target="_blank"
              rel="noreferrer"
              startIcon={<Icon name="external" />}
            >
              {t("files.newTab")}
            </Button>
            <Button component="a" href={fileAddress(fileId)} startIcon={<Icon name="download" />}>
              {t("files.save")}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
