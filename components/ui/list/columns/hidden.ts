"use client";

import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import { readColumns, type TableChoice } from "../list-state";
import { rememberChoice } from "../remember-choice";
import { useListUrl } from "../use-list-url";

const chosen = new Map<string, string[]>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Return the hidden columns of a table: from the address (a saved view), else the last choice.
 * Two lists with the same table id share them.
 */
export function useHidden(table: string, { hidden }: TableChoice): string[] {
  const asked = useSearchParams().get("hide");
  const last = useSyncExternalStore(
    subscribe,
    () => chosen.get(table),
    () => undefined,
  );
  return asked === null ? (last ?? hidden) : readColumns(asked);
}

/** Change the hidden columns without requesting rows from the server. */
export function useHide(table: string) {
  const { note, params } = useListUrl();
  return (hidden: string[]) => {
    chosen.set(table, hidden);
    rememberChoice(table, { hidden });
    if (params.has("hide")) note({ hide: null });
    listeners.forEach((tell) => tell());
  };
}

const mostColumns = 20;
const positions = Array.from({ length: mostColumns - 1 }, (_, index) => index + 2);

/** Build CSS rules that hide columns, wherever they are in this table. The first column always shows. */
export const rulesFor = (table: string, hidden: readonly string[]) =>
  hidden
    .flatMap((id) =>
      positions.map(
        (at) =>
          `[data-table=${table}]:has(thead th:nth-child(${at})[data-column=${id}]) tr :is(th,td):nth-child(${at})`,
      ),
    )
    .map((selector) => `${selector}{display:none !important}`)
    .join("");
