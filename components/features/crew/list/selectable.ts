import type { ListedCrew } from "@/lib/features/crew/schema";

/** Rows that may be chosen; whose processing is stopped is in no sheet. */
export const selectable = (rows: readonly ListedCrew[]) =>
  rows.filter(({ isStopped }) => !isStopped).map(({ id, fullName }) => ({ id, name: fullName }));
