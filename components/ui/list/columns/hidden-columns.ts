"use client";

import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import { readColumns, type TableChoice } from "../list-state";
import { storeChoice } from "../list-choice-cookie";
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
export function useHiddenColumns(table: string, { hidden }: TableChoice): string[] {
  const queryValue = useSearchParams().get("hide");
  const last = useSyncExternalStore(
    subscribe,
    () => chosen.get(table),
    () => undefined,
  );
  return queryValue === null ? (last ?? hidden) : readColumns(queryValue);
}

/** Change the hidden columns without requesting rows from the server. */
export function useHideColumns(table: string) {
  const { note, params } = useListUrl();
  return (hidden: string[]) => {
    chosen.set(table, hidden);
    storeChoice(table, { hidden });
    if (params.has("hide")) note({ hide: null });
    listeners.forEach((notify) => notify());
  };
}

const maxColumns = 20;
const positions = Array.from({ length: maxColumns - 1 }, (_, index) => index + 2);

/** Build CSS rules that hide columns, wherever they are in this table. The first column always shows. */
export const columnRulesFor = (table: string, hidden: readonly string[]) =>
  hidden
    .flatMap((id) =>
      positions.map(
        (at) =>
          `[data-table=${table}]:has(thead th:nth-child(${at})[data-column=${id}]) tr :is(th,td):nth-child(${at})`,
      ),
    )
    .map((selector) => `${selector}{display:none !important}`)
    .join("");
