"use client";

import { remember } from "../layout/remember";
import { choiceText, readChoice, tableCookie, type TableChoice } from "./list-state";

/** What a person chose for a table, as the cookie has it now. */
export function rememberedChoice(table: string): TableChoice {
  const name = tableCookie(table);
  const kept = document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return readChoice(kept);
}

/** Changes one part of what a person chose for a table; the others stay. */
export const rememberChoice = (table: string, change: Partial<TableChoice>) =>
  remember(tableCookie(table), choiceText({ ...rememberedChoice(table), ...change }));
