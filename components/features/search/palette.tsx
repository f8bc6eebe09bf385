"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState, type KeyboardEvent } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import type { Found } from "@/lib/features/search/schema";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import { hrefOf, kinds, placesOf, type Entry, type Place } from "./place";
import styles from "./palette.module.css";
import { recent } from "./recent";
import { useFind } from "./use-find";

type Props = { person: string; places: Place[]; onClose: () => void };
type Group = { id: string; label: string; entries: Entry[] };

/** Group the results: records by kind, then pages. Shows recent entries before anything is typed. */
function useGroups(person: string, places: Place[], typed: string, found: Found[]): Group[] {
  const t = useTranslations("search");
  const language = useLocale() === "id" ? "id" : "en";
  const entryOf = (one: Found): Entry => ({
    id: `${one.kind}-${one.id}`,
    href: hrefOf(one),
    name: language === "id" ? one.nameId : one.name,
    facts: [
      one.number,
      language === "id" ? one.detailNameId : one.detail,
      one.vesselName ?? (one.state ? t(`states.${one.state}`) : null),
    ].filter((fact) => fact !== null),
  });
  const pages = placesOf(places, typed).map(({ href, label }) => ({ id: href, href, name: label, facts: [] }));
  const records = kinds.map((kind) => ({
    id: kind,
    label: t(`kinds.${kind}`),
    entries: found.filter((one) => one.kind === kind).map(entryOf),
  }));
  const lately = { id: "recent", label: t("recent"), entries: typed.trim() === "" ? recent.of(person) : [] };
  const groups = [lately, ...records, { id: "pages", label: t("kinds.pages"), entries: pages }];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The command palette: a combobox whose options are links, so that they open in a new tab too. */
export function Palette({ person, places, onClose }: Props) {
  const t = useTranslations("search");
  const base = useId();
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(0);
  const { keyword, found, isFailed, isLoading } = useFind(typed);
  const groups = useGroups(person, places, typed, found);
  const entries = groups.flatMap((group) =>
    group.entries.map((entry) => ({ ...entry, key: `${group.id}-${entry.id}` })),
  );
  const current = entries[Math.min(marked, entries.length - 1)];
  const optionId = (key: string) => `${base}-${key.replaceAll(/[^\w-]/g, "_")}`;

  const type = (text: string) => {
    setTyped(text);
    setMarked(0);
  };
  const mark = (place: number) => {
    const next = (place + entries.length) % entries.length;
    setMarked(next);
    const key = entries[next]?.key;
    if (key) document.getElementById(optionId(key))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const at = Math.min(marked, entries.length - 1);
    if (event.key === "ArrowDown") mark(at + 1);
    else if (event.key === "ArrowUp") mark(at - 1);
    else if (event.key === "Enter" && current) {
      if (event.ctrlKey || event.metaKey) window.open(current.href, "_blank", "noopener");
      else document.getElementById(optionId(current.key))?.click();
    } else return;
    event.preventDefault();
  };
  const status = isFailed
    ? t("failed")
    : typed.trim() !== "" && keyword === ""
      ? t("hint", { count: minimumKeyword })
      : isLoading
        ? t("loading")
        : keyword !== "" && entries.length === 0
          ? t("nothing")
          : "";

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      slotProps={{ paper: { className: styles.paper, "aria-label": t("title") }, transition: { timeout: 0 } }}
    >
      <div className={styles.field} data-busy={isLoading || undefined}>
        <Icon name="search" />
        <input
          // The user opens the palette to type.
          autoFocus
          type="text"
          role="combobox"
          aria-label={t("label")}
          aria-expanded={entries.length > 0}
          aria-controls={`${base}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current.key) : undefined}
          placeholder={t("placeholder")}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={onClose} className={styles.close}>
          {t("close")}
        </button>
      </div>
      <div id={`${base}-list`} role="listbox" aria-label={t("results")} className={styles.list} tabIndex={-1}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${base}-${group.id}`}>
            <div id={`${base}-${group.id}`} className={styles.heading} role="presentation">
              {group.label}
            </div>
            {group.entries.map((entry) => {
              const key = `${group.id}-${entry.id}`;
              return (
                <Link
                  key={key}
                  id={optionId(key)}
                  role="option"
                  aria-selected={key === current?.key}
                  tabIndex={-1}
                  prefetch={false}
                  href={entry.href}
                  className={styles.option}
                  onMouseMove={() => setMarked(entries.findIndex((other) => other.key === key))}
                  onClick={(event) => {
                    if (group.id !== "pages") recent.add(person, entry);
                    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
                  }}
                >
                  <span className={styles.name}>{entry.name}</span>
                  <span className={styles.facts}>{entry.facts.join(" · ")}</span>
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </Dialog>
  );
}
