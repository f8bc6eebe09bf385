"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState, type KeyboardEvent } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import type { FoundRecord } from "@/lib/features/search/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import { hrefOf, resultKinds, matchingDestinations, type PaletteEntry, type Destination } from "./destination";
import styles from "./palette.module.css";
import { recentEntries } from "./recent-entries";
import { useSearchResults } from "./use-search";

type Props = { person: string; destinations: Destination[]; onClose: () => void };
type Group = { id: string; label: string; entries: PaletteEntry[] };

/** Group the results: records by kind, then pages. Shows recent entries before anything is typed. */
function useGroups(person: string, destinations: Destination[], typed: string, matches: FoundRecord[]): Group[] {
  const t = useTranslations("search");
  const language = useLocale();
  const entryOf = (item: FoundRecord): PaletteEntry => ({
    id: `${item.kind}-${item.id}`,
    href: hrefOf(item),
    name: inLanguage(language, { en: item.name, id: item.nameId }),
    facts: [
      item.number,
      inLanguage(language, { en: item.detail, id: item.detailNameId }),
      item.vesselName ?? (item.state ? t(`states.${item.state}`) : null),
    ].filter((fact) => fact !== null),
  });
  const pages = matchingDestinations(destinations, typed).map(({ href, label }) => ({
    id: href,
    href,
    name: label,
    facts: [],
  }));
  const records = resultKinds.map((kind) => ({
    id: kind,
    label: t(`kinds.${kind}`),
    entries: matches.filter((item) => item.kind === kind).map(entryOf),
  }));
  const recentGroup = {
    id: "recent",
    label: t("recent"),
    entries: typed.trim() === "" ? recentEntries.of(person) : [],
  };
  const groups = [recentGroup, ...records, { id: "pages", label: t("kinds.pages"), entries: pages }];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The command palette: a combobox whose options are links, so that they open in a new tab too. */
export function Palette({ person, destinations, onClose }: Props) {
  const t = useTranslations("search");
  const base = useId();
  const [typed, setTyped] = useState("");
  const [activeIndex, setActiveIndex] = useState(0);
  const { keyword, results, isFailed, isLoading } = useSearchResults(typed);
  const groups = useGroups(person, destinations, typed, results);
  const entries = groups.flatMap((group) =>
    group.entries.map((entry) => ({ ...entry, key: `${group.id}-${entry.id}` })),
  );
  const current = entries[Math.min(activeIndex, entries.length - 1)];
  const optionId = (key: string) => `${base}-${key.replaceAll(/[^\w-]/g, "_")}`;

  const type = (text: string) => {
    setTyped(text);
    setActiveIndex(0);
  };
  const setActive = (place: number) => {
    const next = (place + entries.length) % entries.length;
    setActiveIndex(next);
    const key = entries[next]?.key;
    if (key) document.getElementById(optionId(key))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const at = Math.min(activeIndex, entries.length - 1);
    if (event.key === "ArrowDown") setActive(at + 1);
    else if (event.key === "ArrowUp") setActive(at - 1);
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
                  onMouseMove={() => setActiveIndex(entries.findIndex((other) => other.key === key))}
                  onClick={(event) => {
                    if (group.id !== "pages") recentEntries.add(person, entry);
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
