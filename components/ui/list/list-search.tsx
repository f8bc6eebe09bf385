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
  const searchParam = params.get("search") ?? "";
  const [typed, setTyped] = useState(searchParam);
  const [syncedParam, setSyncedParam] = useState(searchParam);
  // Keywords sent to the address and not seen there yet, oldest first.
  const [submitted, setSubmitted] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTooShort = typed.trim() !== "" && keywordOf(typed) === "";

  if (searchParam !== syncedParam) {
    setSyncedParam(searchParam);
    const own = submitted.indexOf(searchParam);
    if (own < 0) setTyped(searchParam);
    setSubmitted(submitted.slice(own + 1));
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string) => {
    clearTimeout(timer.current);
    const text = value.trim();
    if (text === searchParam) return;
    setSubmitted((others) => [...others, text]);
    const changes = { search: text || null, pageIndex: null };
    if (keywordOf(text) === keywordOf(searchParam)) note({ search: changes.search });
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
        {isTooShort ? t("searchHint", { count: minimumKeyword }) : null}
      </span>
      {typed ? (
        <button type="button" onClick={clear} aria-label={t("clear")} title={t("clear")}>
          <Icon name="close" size={16} />
        </button>
      ) : null}
    </form>
  );
}
