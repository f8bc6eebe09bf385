import { fixedTopics, topics, type Topic, type Way } from "@/db/enums/mail";
import type { UserActor } from "@/lib/access/actor";
import { mayOpen } from "@/lib/access/menu";
import { hearsOf, isAmong } from "@/lib/access/roles";

/** A notice stands in the bell for so many days, and so many of them at once. */
export const keptDays = 90;
export const mostNotices = 50;
/** Counting stops here: more is 99+. */
export const mostUnread = 100;

export const topicNames = Object.keys(topics) as Topic[];
export const topicOf = (type: string): Topic | null =>
  topicNames.find((topic) => topics[topic].some((known) => known === type)) ?? null;

/** What is asked by a link that is a key leads somebody with an account to where they answer without it. */
const pageOfQuestion: Record<string, (actor: UserActor) => string | null> = {
  PlanningPrincipal: () => "/dashboard/vessel-management/answers",
  PlanningPrincipalReminder: () => "/dashboard/vessel-management/answers",
  PlanningEmployee: ownSchedule,
  ExtensionConsent: ownSchedule,
  PklCreated: ownSchedule,
};
function ownSchedule({ crewId }: UserActor): string | null {
  return crewId ? `/dashboard/crew-management/${crewId}/details?tab=upcoming-schedule` : null;
}

/** Where a notice leads; nowhere for what its reader may not open. */
export function hrefOf(actor: UserActor, { type, path }: { type: string; path: string | null }): string | null {
  const href = path ?? pageOfQuestion[type]?.(actor) ?? null;
  return href && mayOpen(actor, href.split("?")[0] ?? href) ? href : null;
}

/** What a person chooses about: the topics, and the work that waits for them. */
export const choices = ["work", ...topicNames] as const;
type Choice = (typeof choices)[number];

/**
 * How one may hear of it: what must not be missed comes at once; work is in the morning's mail or in none, for the list itself stands on the
 * home page; that a mail failed is told by none.
 */
export function waysOf(choice: Choice): readonly Way[] {
  if (choice === "work") return ["digest", "none"];
  if (choice === "delivery") return ["bell", "none"];
  return fixedTopics.includes(choice) ? ["at-once"] : ["at-once", "digest", "bell", "none"];
}

/** How one hears of it without having chosen: the office has its work in the mail of the morning; who is on board or a client does not. */
function usualWayOf(choice: Choice, { role, subRole }: Pick<UserActor, "role" | "subRole">): Way {
  if (choice === "work") return isAmong({ role, subRole }, "office") ? "digest" : "none";
  if (choice === "delivery") return "bell";
  return choice === "sign-ons" && isAmong({ role, subRole }, "finance") ? "digest" : "at-once";
}

type Chooser = Pick<UserActor, "role" | "subRole" | "divisionId">;

const choicesOf = ({ role, subRole, divisionId }: Chooser): Choice[] =>
  choices.filter((choice) => hearsOf({ role, subRole }, choice) && (choice !== "chandler" || divisionId === 2));

/** The way of each of a person's topics: what they chose, else the usual one; a choice that is none any more counts for nothing. */
export const chosenWays = (actor: Chooser, chosen: Partial<Record<string, Way>>) =>
  choicesOf(actor).map((choice) => {
    const ways = waysOf(choice);
    const wanted = chosen[choice];
    return { choice, ways, way: wanted && ways.includes(wanted) ? wanted : usualWayOf(choice, actor) };
  });
