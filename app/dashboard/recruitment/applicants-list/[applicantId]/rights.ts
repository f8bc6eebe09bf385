import { can, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";

const decisions: Permission[] = [
  "applicants:medical-file",
  "applicants:screen",
  "applicants:boc-send",
  "applicants:boc-decide",
  "applicants:tests-schedule",
  "applicants:tests-decide",
  "applicants:tests-override",
  "applicants:interview-schedule",
  "applicants:interview-decide",
  "applicants:mcu-schedule",
  "applicants:hire",
  "applicants:fail",
  "applicants:reopen-stage",
  "applicants:reopen-failed",
];

/** Return what the user may do with applicants, for the buttons. */
export const rightsOf = (actor: Actor) => decisions.filter((permission) => can(actor, permission));
