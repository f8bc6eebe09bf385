"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import { Icon } from "../layout/icon";
import styles from "./list-search.module.css";
import { useListUrl } from "./use-list-url";

const debounceMilliseconds = 800;

/** Searches from three characters on, 800 ms after the last key or at once with Enter. */
export function ListSearch({ label }: { label: string }) {
  const t = useTranslations("shell.list");
  const { params, change, isPending } = useListUrl();
  const shown = params.get("search") ?? "";
  const [typed, setTyped] = useState(shown);
  const [followed, setFollowed] = useState(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (shown !== followed) {
    setFollowed(shown);
    if (shown !== typed.trim()) setTyped(shown);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string) => {
    clearTimeout(timer.current);
    const keyword = value.trim().length >= minimumKeyword ? value.trim() : "";
    if (keyword !== shown) change({ search: keyword || null, pageIndex: null });
  };
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
        title={t("searchHint")}
        value={typed}
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => (event.key === "Escape" && typed ? clear() : undefined)}
      />
      {typed ? (
        <button type="button" onClick={clear} aria-label={t("clear")} title={t("clear")}>
          <Icon name="close" size={16} />
        </button>
      ) : null}
    </form>
  );
}
