"use client";

import { storePreference } from "../layout/preference-cookie";
import { choiceText, readChoice, tableCookie, type TableChoice } from "./list-state";

/** Return the user's settings of a table from the cookie. */
export function storedChoice(table: string): TableChoice {
  const name = tableCookie(table);
  const cookieValue = document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return readChoice(cookieValue);
}

/** Change one part of a user's settings of a table. */
export const storeChoice = (table: string, change: Partial<TableChoice>) =>
  storePreference(tableCookie(table), choiceText({ ...storedChoice(table), ...change }));
