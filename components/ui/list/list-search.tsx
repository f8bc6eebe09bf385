"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import { Icon } from "../layout/icon";
import styles from "./list-search.module.css";
import { useListUrl } from "./use-list-url";

const debounceMilliseconds = 800;
const keywordOf = (text: string) => (text.trim().length >= minimumKeyword ? text.trim() : "");

/**
 * Searches from three characters, 800 ms after the last key or at once with Enter. Never overwrites what is typed.
 * The address stores the keyword, so that going back shows it again.
 */
export function ListSearch({ label }: { label: string }) {
  const t = useTranslations("shell.list");
  const hintId = useId();
  const { params, change, note, isPending } = useListUrl();
  const shown = params.get("search") ?? "";
  const [typed, setTyped] = useState(shown);
  const [followed, setFollowed] = useState(shown);
  // Keywords sent to the address and not seen there yet, oldest first.
  const [sent, setSent] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waits = typed.trim() !== "" && keywordOf(typed) === "";

  if (shown !== followed) {
    setFollowed(shown);
    const own = sent.indexOf(shown);
    if (own < 0) setTyped(shown);
    setSent(sent.slice(own + 1));
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string) => {
    clearTimeout(timer.current);
    const text = value.trim();
    if (text === shown) return;
    setSent((others) => [...others, text]);
    const changes = { search: text || null, pageIndex: null };
    if (keywordOf(text) === keywordOf(shown)) note({ search: changes.search });
    else change(changes);
  };
  // Search for text typed offline once the connection is back.
  useEffect(() => {
    const again = () => search(typed);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  });
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), debounceMilliseconds);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed);
  };
  const clear = () => {
    setTyped("");
    search("");
  };

  return (
    <form role="search" className={styles.search} onSubmit={submit} data-busy={isPending || undefined}>
      <button type="submit" className={styles.go} aria-label={t("search")} title={t("search")}>
        <Icon name="search" size={16} />
      </button>
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        aria-describedby={hintId}
        value={typed}
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => (event.key === "Escape" && typed ? clear() : undefined)}
      />
      <span id={hintId} role="status" className={styles.hint}>
        {waits ? t("searchHint", { count: minimumKeyword }) : null}
      </span>
      {typed ? (
        <button type="button" onClick={clear} aria-label={t("clear")} title={t("clear")}>
          <Icon name="close" size={16} />
        </button>
      ) : null}
    </form>
  );
}
