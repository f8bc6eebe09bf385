import type { ReactNode } from "react";
import type { RateKind } from "@/db/enums/rates";

/** What a dialog about a version says of it; days in words. */
export type Subject = {
  id: number;
  kind: RateKind;
  version: number;
  checksum: string;
  date: string;
  before: string | null;
  isPast: boolean;
  count: number;
  added: number;
  removed: number;
  changed: number;
  /** What locked slips it would change; nothing for a table that no slip rests on. */
  effect: ReactNode;
  /** Where the table stands without this version. */
  listHref: string;
};

/** from: the versions one may start with, the first of them unless told otherwise. */
export type NewVersionProps = { kind: RateKind; from: { id: number; date: string }[]; copyOf?: number | undefined };
