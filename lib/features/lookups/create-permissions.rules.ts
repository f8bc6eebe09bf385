import type { LookupKind } from "@/db/enums/lookups";
import type { Permission } from "@/lib/access/permissions";

const checkups: Permission[] = ["preparation:mcu", "applicants:mcu-schedule"];
const vessels: Permission[] = ["vessels:edit"];

/** Permissions that allow adding to a kind. Other kinds need the general permission. */
const creatorPermissions: Partial<Record<LookupKind, readonly Permission[]>> = {
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

/** Return the permissions, one of which is needed besides the general one to add to a kind. */
export const permissionsToCreate = (kind: LookupKind): readonly Permission[] =>
  creatorPermissions[kind] ?? ["lookups:create"];
