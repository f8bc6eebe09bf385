import { mandatoryTopics, topics, type Topic, type DeliveryWay } from "@/db/enums/mail";
import type { UserActor } from "@/lib/access/actor";
import { canOpen } from "@/lib/access/menu";
import { receivesNotice, isAmong } from "@/lib/access/roles";

/** Notices are shown for this many days, and this many at a time. */
export const noticeDays = 90;
export const maxNotices = 50;
/** Counting stops here; more is shown as 99+. */
export const maxUnread = 100;

export const topicNames = Object.keys(topics) as Topic[];
export const topicOf = (type: string): Topic | null =>
  topicNames.find((topic) => topics[topic].some((listed) => listed === type)) ?? null;

/** The page where a signed-in user answers a question that was mailed with a token. */
const answerPageOf: Record<string, (actor: UserActor) => string | null> = {
  PlanningPrincipal: () => "/dashboard/vessel-management/answers",
  PlanningPrincipalReminder: () => "/dashboard/vessel-management/answers",
  PlanningEmployee: ownSchedule,
  ExtensionConsent: ownSchedule,
  PklCreated: ownSchedule,
};
function ownSchedule({ crewId }: UserActor): string | null {
  return crewId ? `/dashboard/crew-management/${crewId}/details?tab=upcoming-schedule` : null;
}

/** Return the link of a notice; null for a page its reader may not open. */
export function hrefOf(actor: UserActor, { type, path }: { type: string; path: string | null }): string | null {
  const href = path ?? answerPageOf[type]?.(actor) ?? null;
  return href && canOpen(actor, href.split("?")[0] ?? href) ? href : null;
}

/** Choices of the notification settings: the topics and open work. */
export const topicChoices = ["work", ...topicNames] as const;
type Choice = (typeof topicChoices)[number];

/**
 * Possible ways per topic. Important topics arrive at once. Open work is in the morning digest or nowhere, because the
 * home page lists it.
 * Failed mails are never reported by mail.
 */
export function channelsOf(choice: Choice): readonly DeliveryWay[] {
  if (choice === "work") return ["digest", "none"];
  if (choice === "delivery") return ["bell", "none"];
  return mandatoryTopics.includes(choice) ? ["at-once"] : ["at-once", "digest", "bell", "none"];
}

/** Default way of a topic. Office users get their open work in the digest; seafarers and principals do not. */
function defaultWayOf(choice: Choice, { role, subRole }: Pick<UserActor, "role" | "subRole">): DeliveryWay {
  if (choice === "work") return isAmong({ role, subRole }, "office") ? "digest" : "none";
  if (choice === "delivery") return "bell";
  return choice === "sign-ons" && isAmong({ role, subRole }, "finance") ? "digest" : "at-once";
}

type Subscriber = Pick<UserActor, "role" | "subRole" | "divisionId">;

const choicesOf = ({ role, subRole, divisionId }: Subscriber): Choice[] =>
  topicChoices.filter(
    (choice) => receivesNotice({ role, subRole }, choice) && (choice !== "chandler" || divisionId === 2),
  );

/** Return the way of each topic for a user: the chosen one if it is still possible, else the default. */
export const chosenChannels = (actor: Subscriber, chosen: Partial<Record<string, DeliveryWay>>) =>
  choicesOf(actor).map((choice) => {
    const ways = channelsOf(choice);
    const chosenWay = chosen[choice];
    return { choice, ways, way: chosenWay && ways.includes(chosenWay) ? chosenWay : defaultWayOf(choice, actor) };
  });
