import type { useTranslations } from "next-intl";
import type { CrewChange, FleetLane, UncoveredStretch } from "@/lib/features/manning/fleet/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { BarFacts } from "../gantt/bar-text";

type Translate = ReturnType<typeof useTranslations<"fleet">>;
type Name = { name: string; nameId: string };

/** Build the texts of the timeline's marks and table. */
export function fleetLabels(t: Translate, locale: Locale) {
  const day = (value: string) => formatDate(value, locale);
  const dayAndMonth = (value: string) => day(value).split(" ").slice(0, 2).join(" ");
  const nameOf = ({ name, nameId }: Name) => inLanguage(locale, { en: name, id: nameId });
  const typeOf = ({ vesselType, vesselTypeNameId }: FleetLane) =>
    inLanguage(locale, { en: vesselType, id: vesselTypeNameId });
  const positionsOf = ({ positions, seats }: UncoveredStretch) => {
    const named = positions.map(nameOf).join(", ");
    const others = seats - positions.length;
    return others > 0 ? t("positionsMore", { positions: named, count: others }) : named;
  };

  const uncoveredFacts = (lane: FleetLane, stretch: UncoveredStretch, until: string): BarFacts => ({
    title: t("marks.uncovered", { count: stretch.seats }),
    lines: [
      [t("facts.vessel"), lane.vesselName],
      [t("facts.positions"), positionsOf(stretch)],
      [t("facts.from"), day(stretch.from)],
      ...(stretch.to < until ? [[t("facts.to"), day(stretch.to)] satisfies [string, string]] : []),
    ],
  });

  const changeFacts = (lane: FleetLane, change: CrewChange): BarFacts => {
    const people = (count: number) => (count > 0 ? t("people", { count }) : "");
    const lines: [string, string][] = [
      [t("facts.vessel"), lane.vesselName],
      [t("facts.day"), change.until > change.day ? `${day(change.day)} – ${day(change.until)}` : day(change.day)],
      [t("facts.joins"), people(change.joins)],
      [t("facts.leaves"), people(change.leaves)],
      [t("facts.pending"), people(change.pending)],
      [t("facts.overdue"), people(change.overdue)],
      [t("facts.port"), change.ports.join(", ")],
    ];
    return { title: t("marks.change"), lines: lines.filter(([, value]) => value !== "") };
  };

  const documentFacts = (lane: FleetLane, { day: date, documents }: FleetLane["documents"][number]): BarFacts => ({
    title: t("marks.documents", { count: documents }),
    lines: [
      [t("facts.vessel"), lane.vesselName],
      [t("facts.day"), day(date)],
    ],
  });

  /** Where a vessel sails, else where it is; null without a voyage log. */
  const whereaboutsOf = ({ port, nextPort }: FleetLane) =>
    nextPort ? t("next", { port: nextPort.port }) : port ? t("at", { port: port.port }) : null;

  const arrivalFacts = (lane: FleetLane, date: string): BarFacts => ({
    title: t("marks.arrival"),
    lines: [
      [t("facts.vessel"), lane.vesselName],
      [t("facts.day"), day(date)],
      [t("facts.port"), lane.nextPort?.port ?? ""],
    ],
  });

  return {
    whereaboutsOf,
    arrivalFacts,
    t,
    locale,
    day,
    dayAndMonth,
    nameOf,
    typeOf,
    positionsOf,
    uncoveredFacts,
    changeFacts,
    documentFacts,
  };
}
export type FleetLabels = ReturnType<typeof fleetLabels>;
