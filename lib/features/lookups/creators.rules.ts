import type { LookupKind } from "@/db/enums/lookups";
import type { Permission } from "@/lib/access/permissions";

const checkups: Permission[] = ["preparation:mcu", "applicants:mcu-schedule"];
const vessels: Permission[] = ["vessels:edit"];

/** Who works with a kind, and so adds to it; other kinds are everybody's who may add any. */
const workers: Partial<Record<LookupKind, readonly Permission[]>> = {
  "mcu-clinic": checkups,
  "mcu-package": checkups,
  "mcu-health-status-degree": checkups,
  "bjst-type": ["preparation:bjst"],
  ptkp: ["preparation:pkl", "rates:write"],
  "first-party": ["preparation:pkl"],
  "sealing-officer": ["preparation:pkl"],
  assessor: ["applicants:interview-schedule"],
  "vessel-size": vessels,
  "technical-superintendent": vessels,
  "marine-superintendent": vessels,
  "designated-person-ashore": vessels,
};

/** Of these rights one adds to a kind, beside the right to add at all. */
export const workersWith = (kind: LookupKind): readonly Permission[] => workers[kind] ?? ["lookups:create"];
