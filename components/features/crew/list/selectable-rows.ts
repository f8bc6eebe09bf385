import type { ListedCrew } from "@/lib/features/crew/schema";

/** List the rows that can be selected; people whose processing is stopped are never exported. */
export const selectableRows = (rows: readonly ListedCrew[]) =>
  rows.filter(({ isStopped }) => !isStopped).map(({ id, fullName }) => ({ id, name: fullName }));
