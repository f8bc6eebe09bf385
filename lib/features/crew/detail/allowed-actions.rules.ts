import type { CrewStatus } from "@/db/enums/crew";
import { grantOfActor, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { isViewerAmong, fixedViewers } from "@/lib/access/roles";
import type { CrewAction } from "./schema";
import { extentOf, viewerOf, type ViewedPerson } from "../fields.rules";

type Person = ViewedPerson & { status: CrewStatus; processingStoppedAt?: Date | null };

/**
 * Whether an actor may view a person's schedules: the person, their head and staff. Principals plan by vessel instead.
 * Document 2 §2
 */
export function canViewSchedule(actor: Actor, person: ViewedPerson): boolean {
  const viewer = viewerOf(actor, person);
  return viewer !== fixedViewers.principal && extentOf(viewer, "professional") === "full";
}

/**
 * Whether an actor may view who read a person's sensitive data: superadmin and manager. The person finds it in their
 * data export. product 5.20
 */
export const canViewReads = (actor: Actor, person: ViewedPerson) =>
  actor.kind === "user" && isViewerAmong(viewerOf(actor, person), "read-who-read");

/** The actions that remain while processing is stopped: viewing only. product 5.20 */
const actionsWhileStopped: readonly CrewAction[] = [
  "see-upcoming-schedule",
  "see-suitability",
  "see-document-history",
  "see-reads",
];

/** List the actions of a crew record for this actor; "request-…" is a change that another user decides. product 5.11 */
export function allowedActionsOf(actor: Actor, person: Person): CrewAction[] {
  const isSelf = actor.kind === "user" && actor.crewId === person.id;
  const may = (permission: Permission) =>
    ["Y", "B"].includes(grantOfActor(actor, permission)) || (isSelf && grantOfActor(actor, permission) === "O");
  const mayAsk = (permission: Permission) => isSelf && grantOfActor(actor, permission) === "Q";
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
    ["cv-principal", may("crew:cv-principal") || viewerOf(actor, person) === fixedViewers.principal],
    ["see-upcoming-schedule", canViewSchedule(actor, person)],
    ["see-suitability", may("crew:suitability-tab")],
    ["write-suitability", may("suitability:write")],
    ["request-removal", may("suitability:request-removal")],
    ["see-document-history", may("crew:document-history")],
    ["see-reads", canViewReads(actor, person)],
    ["resign", may("crew:resign") && person.status === "off-board"],
    ["rehire", may("crew:rehire") && person.status === "resigned"],
  ];
  return offered.flatMap(([action, isAllowed]) =>
    isAllowed && (!person.processingStoppedAt || actionsWhileStopped.includes(action)) ? [action] : [],
  );
}
