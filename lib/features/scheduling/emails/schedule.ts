import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import type { Way } from "../way.rules";

export const scheduleMails = ["OnboardScheduling", "OffboardScheduling", "ScheduleChanged"] as const;
export type ScheduleMail = (typeof scheduleMails)[number];

/** The plan was cancelled, or restored. */
export type Turn = "off" | "onAgain";
/**
 * was: the previous values of a change. isSteppedBack: the way is planned again. isSettled: date, port and documents
 * are complete.
 */
export type Told = {
  scheduleId: number;
  fullName: string;
  position: { name: string; nameEn: string };
  vessel: { id: number; name: string };
  isJoining: boolean;
  now: Way;
  was: Way | null;
  isSteppedBack: boolean;
  isSettled: boolean;
  turn: Turn | null;
};
export type Reader = { name: string; language: Locale; isSelf: boolean; seesSchedule: boolean };

/** Return the agent line, when there is or was an agent. */
function agentFact(label: string, { now, was }: Told, moved: (before: string, after: string) => string) {
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
  { name, language, isSelf, seesSchedule }: Reader,
  told: Told,
): MailContent {
  const t = translator(language);
  const way = told.isJoining ? "join" : "leave";
  const day = (value: string) => formatDate(value, language);
  const moment = (value: Way) => [day(value.day), ...(value.time ? [value.time] : [])].join(", ");
  const values = {
    name: told.fullName,
    position: language === "id" ? told.position.name : told.position.nameEn,
    vessel: told.vessel.name,
    date: day(told.now.day),
    port: told.now.port ?? "–",
  };
  const text = (key: string) => t(`scheduling.mail.${told.turn ?? `${type}.${way}`}.${key}`, values);
  const old = told.was;
  const moved = (before: string, after: string) =>
    before === after ? after : t("scheduling.mail.moved", { from: before, to: after });
  return {
    title: text("title"),
    greeting: t("scheduling.mail.greeting", { name }),
    paragraphs: [
      text(isSelf ? "self" : "body"),
      ...(told.isSteppedBack ? [t("scheduling.mail.steppedBack")] : []),
      ...(isSelf && told.isSettled && !told.isSteppedBack ? [t("scheduling.mail.papers")] : []),
    ],
    facts: [
      ...(isSelf ? [] : [[t("scheduling.mail.name"), values.name] as [string, string]]),
      [t("scheduling.mail.position"), values.position],
      [t("scheduling.mail.vessel"), values.vessel],
      [t(`scheduling.mail.${way}On`), old ? moved(moment(old), moment(told.now)) : moment(told.now)],
      [t("scheduling.mail.port"), old ? moved(old.port ?? "–", values.port) : values.port],
      ...agentFact(t("scheduling.mail.agent"), told, moved),
    ],
    button: seesSchedule
      ? {
          label: t("scheduling.mail.open"),
          href: siteUrl(
            `/dashboard/manning/onboard-scheduling/vessel/${told.vessel.id}/crews/${told.scheduleId}/details`,
          ),
        }
      : {
          label: t("scheduling.mail.openVessel"),
          href: siteUrl(`/dashboard/vessel-management/${told.vessel.id}/details`),
        },
    reason: t("scheduling.mail.reason"),
  };
}
