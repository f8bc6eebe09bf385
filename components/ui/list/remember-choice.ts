"use client";

import { remember } from "../layout/remember";
import { choiceText, readChoice, tableCookie, type TableChoice } from "./list-state";

/** Changes one part of what a person chose for a table; the other part stays as the cookie has it now. */
export function rememberChoice(table: string, change: Partial<TableChoice>) {
  const name = tableCookie(table);
  const kept = document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  remember(name, choiceText({ ...readChoice(kept), ...change }));
}
