import { recordHref } from "../record-href";

/** Build the link to a record with its list position: list is the list's address, at the row's index from 0. */
export const recordFromListHref = (crewId: number, { list, at }: { list: string; at: number }, tab?: string) =>
  `${recordHref(crewId, tab)}&${new URLSearchParams({ list, at: String(at) })}`;
