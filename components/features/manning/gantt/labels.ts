import type { Messages, useTranslations } from "next-intl";
import type { GanttCrew, GanttGap, GanttRow, GanttStatus } from "@/lib/features/manning/gantt/schema";
import { maxServiceDayOf, spanOf, overdueSpanOf } from "@/lib/features/manning/gantt/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { urgency, type Urgency } from "@/lib/platform/calendar/urgency";
import { daysBetween } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { BarFacts } from "./bar-text";

type Translate = ReturnType<typeof useTranslations<"gantt">>;
type Key = Parameters<Translate>[0];
type Fact = keyof Messages["gantt"]["facts"];
type Counted = keyof Messages["gantt"]["days"];

/** Style keys of the statuses. */
const looks = {
  "On Board": "on-board",
  "Off Board": "off-board",
  "Planned Approved": "planned-approved",
  "Planned Pending Approval": "planned-pending-approval",
  "Planned Rejected": "planned-rejected",
} as const satisfies Record<GanttStatus, string>;
export const lookOf = (status: GanttStatus) => looks[status];

/** Memoize a function by key: a chart needs the same few labels and days thousands of times. */
function memoized<K, V>(make: (key: K) => V) {
  const cache = new Map<K, V>();
  return (key: K) => {
    const made = cache.get(key) ?? make(key);
    cache.set(key, made);
    return made;
  };
}

/** Build the labels of chart and table, each looked up once. @param end a gap that reaches this day is open-ended */
export function ganttLabels(t: Translate, locale: Locale, today: string, end: string) {
  const slotLabel = memoized((key: Key) => t(key));
  const monthName = memoized((month: string) => formatDate(`2000-${month}-01`, locale, "month").split(" ")[0] ?? month);
  const month = (value: string) => `${monthName(value.slice(5, 7))} ${value.slice(0, 4)}`;
  const day = (value: string) => `${Number(value.slice(8))} ${month(value)}`;
  const counted = memoized((key: Counted) => memoized((count: number) => t(`days.${key}`, { count })));
  const days = (key: Counted, count: number) => counted(key)(count);
  const position = ({ jobPositionName, jobPositionNameId }: GanttRow) =>
    inLanguage(locale, { en: jobPositionName, id: jobPositionNameId });
  const statusLabel = (status: GanttStatus) => slotLabel(`status.${lookOf(status)}`);

  const time = (crew: GanttCrew): string | null => {
    const { from, to } = spanOf(crew);
    if (crew.status === "Planned Rejected") return null;
    if (crew.status === "Off Board") return days("served", daysBetween(from, to));
    const isOnBoard = crew.status === "On Board";
    const count = daysBetween(today, isOnBoard ? to : from);
    if (count === 0) return slotLabel(isOnBoard ? "days.lastDay" : "days.startsToday");
    if (isOnBoard) return days(count > 0 ? "left" : "over", Math.abs(count));
    return days(count > 0 ? "starts" : "late", Math.abs(count));
  };
  /** Return the urgency of a bar: by sign-off for people on board, by joining for plans. */
  const urgencyOf = (crew: GanttCrew): Urgency => {
    const { from, to } = spanOf(crew);
    if (crew.status === "On Board") return urgency("sign-off", daysBetween(today, to));
    const isPlan = crew.status === "Planned Approved" || crew.status === "Planned Pending Approval";
    return isPlan ? urgency("joining", daysBetween(today, from)) : "none";
  };
  const isOpen = ({ to }: GanttGap) => to >= end;
  const gapTime = (gap: GanttGap) =>
    isOpen(gap) ? slotLabel("days.open") : days("gap", daysBetween(gap.from, gap.to));
  const gapEnd = (gap: GanttGap) => (isOpen(gap) ? null : day(gap.to));

  /** Describe who is on the seat now and until when, in days once that is urgent. */
  const holder = ({ vesselCrews }: GanttRow) => {
    const aboard = vesselCrews.filter(({ status }) => status === "On Board");
    const crew = aboard.find(({ slot }) => slot === "Current") ?? aboard[0];
    if (!crew) return { name: slotLabel("holder.vacant"), time: null, level: "vacant" as const };
    const left = daysBetween(today, crew.offBoard);
    const level = urgency("sign-off", left);
    const until = day(crew.offBoard);
    const time =
      level === "overdue"
        ? t("holder.over", { count: -left })
        : level === "due"
          ? t("holder.left", { count: left })
          : until;
    return { name: crew.employeeFullName, time, level, until: t("holder.until", { date: until }) };
  };

  const remarks = (crew: GanttCrew): string => {
    const limit = maxServiceDayOf(crew, today);
    const flags = [
      ["overlap", crew.isInOverlap],
      ["extended", crew.isExtended],
      ["over-contract", overdueSpanOf(crew, today) !== null],
    ] as const;
    const set = flags.flatMap(([flag, isSet]) => (isSet ? slotLabel(`flags.${flag}`) : []));
    const { continuousSince, shortPairYears } = crew;
    return [
      ...set,
      ...(limit ? [t("limitOn", { date: day(limit) })] : []),
      ...(continuousSince ? [t("togetherSince", { date: day(continuousSince) })] : []),
      ...crew.differences.map(({ way, scheduled }) => t(`scheduled.${way}`, { date: day(scheduled) })),
      ...(shortPairYears === null ? [] : [t("shortPair", { years: shortPairYears })]),
    ].join(", ");
  };

  const crewFacts = (row: GanttRow, crew: GanttCrew): BarFacts => {
    const facts: [Fact, string | null][] = [
      ["status", statusLabel(crew.status)],
      ["position", position(row)],
      ["employeeNumber", crew.employeeIdNumber],
      ["seafarerCode", crew.seafarerId],
      ["onBoard", day(crew.onBoard)],
      ["offBoard", day(crew.checkedOutOn ?? crew.offBoard)],
      ["planned", crew.checkedOutOn && crew.checkedOutOn !== crew.offBoard ? day(crew.offBoard) : null],
      ["originally", crew.originalOffBoardDate && day(crew.originalOffBoardDate)],
      ["days", time(crew)],
      ["remarks", remarks(crew)],
    ];
    return {
      title: crew.employeeFullName,
      lines: facts.flatMap(([key, value]) => (value ? [[slotLabel(`facts.${key}`), value]] : [])),
    };
  };

  const to = (gap: GanttGap): BarFacts["lines"] => {
    const last = gapEnd(gap);
    return last === null ? [] : [[slotLabel("facts.to"), last]];
  };
  const gapFacts = (row: GanttRow, gap: GanttGap): BarFacts => ({
    title: slotLabel("flags.gap"),
    lines: [
      [slotLabel("facts.position"), position(row)],
      [slotLabel("facts.from"), day(gap.from)],
      ...to(gap),
      [slotLabel("facts.days"), gapTime(gap)],
    ],
  });

  return {
    word: slotLabel,
    monthName,
    month,
    day,
    position,
    statusWord: statusLabel,
    time,
    urgencyOf,
    gapTime,
    gapEnd,
    holder,
    remarks,
    crewFacts,
    gapFacts,
  };
}
export type GanttLabels = ReturnType<typeof ganttLabels>;
