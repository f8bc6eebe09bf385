import { recordHref } from "../record-href";

/** A record as it is opened from the list: list is the list's own address, at the place of the row in it, counted from 0. */
export const placedHref = (crewId: number, { list, at }: { list: string; at: number }, tab?: string) =>
  `${recordHref(crewId, tab)}&${new URLSearchParams({ list, at: String(at) })}`;
