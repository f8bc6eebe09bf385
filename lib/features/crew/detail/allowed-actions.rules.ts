import type { CrewStatus } from "@/db/enums/crew";
import { grantedTo, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { isViewerAmong, viewAs } from "@/lib/access/roles";
import type { CrewAction } from "./schema";
import { extentOf, viewerOf, type Seen } from "../fields.rules";

type Person = Seen & { status: CrewStatus; processingStoppedAt?: Date | null };

/** Upcoming and past schedules of a person: theirs, their head's and staff's; a principal plans on vessels, not on people. Document 2 §2 */
export function seesSchedule(actor: Actor, person: Seen): boolean {
  const viewer = viewerOf(actor, person);
  return viewer !== viewAs.principal && extentOf(viewer, "professional") === "full";
}

/** Who is shown who read the sensitive data of a person: superadmin and manager; the person finds it in the own data they may fetch. product 5.20 */
export const seesReads = (actor: Actor, person: Seen) =>
  actor.kind === "user" && isViewerAmong(viewerOf(actor, person), "read-who-read");

/** What remains while the processing of a person's data is stopped: to look. product 5.20 */
const whileStopped: readonly CrewAction[] = [
  "see-upcoming-schedule",
  "see-suitability",
  "see-document-history",
  "see-reads",
];

/** What the buttons of a crew record may do for this actor; "request-…" is a change somebody else decides. product 5.11 */
export function allowedActionsOf(actor: Actor, person: Person): CrewAction[] {
  const isSelf = actor.kind === "user" && actor.crewId === person.id;
  const may = (permission: Permission) =>
    ["Y", "B"].includes(grantedTo(actor, permission)) || (isSelf && grantedTo(actor, permission) === "O");
  const mayAsk = (permission: Permission) => isSelf && grantedTo(actor, permission) === "Q";
  const offered: [CrewAction, boolean][] = [
    ["edit", may("crew:edit")],
    ["request-change", mayAsk("crew:edit")],
    ["change-bank", may("crew:change-bank")],
    ["request-bank-change", mayAsk("crew:change-bank")],
    ["add-certificate", may("crew:add-certificate")],
    ["request-certificate", mayAsk("crew:add-certificate")],
    ["verify-certificate", may("crew:verify-certificate")],
    ["write-medical", may("preparation:medical")],
    ["add-sea-service", may("crew:sea-service")],
    ["request-sea-service", mayAsk("crew:sea-service")],
    ["cv-staff", may("crew:cv-staff")],
    ["cv-principal", may("crew:cv-principal") || viewerOf(actor, person) === viewAs.principal],
    ["see-upcoming-schedule", seesSchedule(actor, person)],
    ["see-suitability", may("crew:suitability-tab")],
    ["write-suitability", may("suitability:write")],
    ["request-removal", may("suitability:request-removal")],
    ["see-document-history", may("crew:document-history")],
    ["see-reads", seesReads(actor, person)],
    ["resign", may("crew:resign") && person.status === "off-board"],
    ["rehire", may("crew:rehire") && person.status === "resigned"],
  ];
  return offered.flatMap(([action, isAllowed]) =>
    isAllowed && (!person.processingStoppedAt || whileStopped.includes(action)) ? [action] : [],
  );
}
