import { can, type UserActor } from "@/lib/access/actor";
import { listHref, type TaskKind } from "@/lib/platform/registry/task-kind";
import { listVisibility } from "../visibility/rules";
import { forecastDays } from "./queries";

const path = "/dashboard/crew-management/compliance-forecast";
const canViewDocuments = (actor: UserActor) => can(actor, "crew:list") && listVisibility(actor).professional;

const blocking = { level: "block", stay: "joining" } as const;
/** Joiners with a blocking compliance issue. */
const blockedJoiners: TaskKind = {
  key: "blocked-joiners",
  about: "joining",
  isFor: (actor) => canViewDocuments(actor) && (can(actor, "manning:change") || can(actor, "crew:add-certificate")),
  waiting: ({ db, actor, today }) => forecastDays(db, actor, { ...blocking, by: "person" }, today),
  href: () => listHref(path, { tab: blocking.level, stay: blocking.stay, group: "person" }),
};

const ending = { code: "certificate-expires-on-board", stay: "on-board" } as const;
/** Certificates that expire before their holder's sign-off. */
const endingCertificates: TaskKind = {
  key: "ending-certificates",
  about: "paper",
  isFor: (actor) => canViewDocuments(actor) && can(actor, "crew:add-certificate"),
  waiting: ({ db, actor, today }) => forecastDays(db, actor, { ...ending, code: [ending.code], by: "line" }, today),
  href: () => listHref(path, { ...ending, sort: "dueOn" }),
};

export const forecastTasks = [blockedJoiners, endingCertificates];
