import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import type { TravelLeg } from "../travel-leg.rules";

export const scheduleMails = ["OnboardScheduling", "OffboardScheduling", "ScheduleChanged"] as const;
export type ScheduleMail = (typeof scheduleMails)[number];

/** The plan was cancelled, or restored. */
export type Turn = "off" | "onAgain";
/**
 * was: the previous values of a change. isSteppedBack: the way is planned again. isSettled: date, port and documents
 * are complete.
 */
export type ScheduleMailFacts = {
  scheduleId: number;
  fullName: string;
  position: { name: string; nameEn: string };
  vessel: { id: number; name: string };
  isJoining: boolean;
  now: TravelLeg;
  was: TravelLeg | null;
  isSteppedBack: boolean;
  isSettled: boolean;
  turn: Turn | null;
};
export type Reader = { name: string; language: Locale; isSelf: boolean; canViewSchedule: boolean };

/** Return the agent line, when there is or was an agent. */
function agentFact(label: string, { now, was }: ScheduleMailFacts, moved: (before: string, after: string) => string) {
  const [before, after] = [was?.agent ?? null, now.agent];
  if (before === null && after === null) return [];
  return [[label, was ? moved(before ?? "–", after ?? "–") : (after ?? "–")] as [string, string]];
}

/**
 * Build the mail about who joins or leaves a vessel, when and where, with previous values. It has no documents and no
 * amounts; its title has no name. product 5.16
 */
export function scheduleMail(
  type: ScheduleMail,
  { name, language, isSelf, canViewSchedule }: Reader,
  facts: ScheduleMailFacts,
): MailContent {
  const t = translator(language);
  const way = facts.isJoining ? "join" : "leave";
  const day = (value: string) => formatDate(value, language);
  const moment = (value: TravelLeg) => [day(value.day), ...(value.time ? [value.time] : [])].join(", ");
  const values = {
    name: facts.fullName,
    position: inLanguage(language, { en: facts.position.nameEn, id: facts.position.name }),
    vessel: facts.vessel.name,
    date: day(facts.now.day),
    port: facts.now.port ?? "–",
  };
  const text = (key: string) => t(`scheduling.mail.${facts.turn ?? `${type}.${way}`}.${key}`, values);
  const old = facts.was;
  const moved = (before: string, after: string) =>
    before === after ? after : t("scheduling.mail.moved", { from: before, to: after });
  return {
    title: text("title"),
    greeting: t("scheduling.mail.greeting", { name }),
    paragraphs: [
      text(isSelf ? "self" : "body"),
      ...(facts.isSteppedBack ? [t("scheduling.mail.steppedBack")] : []),
      ...(isSelf && facts.isSettled && !facts.isSteppedBack ? [t("scheduling.mail.papers")] : []),
    ],
    facts: [
      ...(isSelf ? [] : [[t("scheduling.mail.name"), values.name] as [string, string]]),
      [t("scheduling.mail.position"), values.position],
      [t("scheduling.mail.vessel"), values.vessel],
      [t(`scheduling.mail.${way}On`), old ? moved(moment(old), moment(facts.now)) : moment(facts.now)],
      [t("scheduling.mail.port"), old ? moved(old.port ?? "–", values.port) : values.port],
      ...agentFact(t("scheduling.mail.agent"), facts, moved),
    ],
    button: canViewSchedule
      ? {
          label: t("scheduling.mail.open"),
          href: siteUrl(
            `/dashboard/manning/onboard-scheduling/vessel/${facts.vessel.id}/crews/${facts.scheduleId}/details`,
          ),
        }
      : {
          label: t("scheduling.mail.openVessel"),
          href: siteUrl(`/dashboard/vessel-management/${facts.vessel.id}/details`),
        },
    reason: t("scheduling.mail.reason"),
  };
}
