import type { ReactNode } from "react";
import type { RateKind } from "@/db/enums/rates";

/** Summary of a version for its dialogs, days formatted. */
export type VersionSummary = {
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
  /** Effect on locked slips; nothing for tables that slips do not use. */
  effect: ReactNode;
  /** Address of the table without this version. */
  listHref: string;
};

/** from: versions to start from, the first by default. */
export type NewVersionProps = { kind: RateKind; from: { id: number; date: string }[]; copyOf?: number | undefined };
