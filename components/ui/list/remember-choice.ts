"use client";

import { remember } from "../layout/remember";
import { choiceText, readChoice, tableCookie, type TableChoice } from "./list-state";

/** Return the user's settings of a table from the cookie. */
export function rememberedChoice(table: string): TableChoice {
  const name = tableCookie(table);
  const kept = document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return readChoice(kept);
}

/** Change one part of a user's settings of a table. */
export const rememberChoice = (table: string, change: Partial<TableChoice>) =>
  remember(tableCookie(table), choiceText({ ...rememberedChoice(table), ...change }));
