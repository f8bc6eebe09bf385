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

/** The columns of a table that are hidden: what the address says (a kept view), else what was chosen last. Two lists of one table hide the same. */
export function useHidden(table: string, { hidden }: TableChoice): string[] {
  const asked = useSearchParams().get("hide");
  const last = useSyncExternalStore(
    subscribe,
    () => chosen.get(table),
    () => undefined,
  );
  return asked === null ? (last ?? hidden) : readColumns(asked);
}

/** Chooses which columns are hidden, from now on and without asking the server for rows. */
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

/** Rules that leave columns out wherever their heads stand in this table. The first column is the row's name and stays. */
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
