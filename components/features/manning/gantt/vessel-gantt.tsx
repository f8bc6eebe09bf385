import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { oneOf } from "@/components/ui/list/list-state";
import { layRow } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttChart as Chart } from "@/lib/features/manning/gantt/schema";
import { positionOf, windowOf } from "@/lib/features/manning/gantt/window.rules";
import type { Locale } from "@/lib/platform/i18n/locales";
import { GanttChart } from "./chart";
import type { GanttLinks } from "./links";
import { GanttFrame } from "./frame";
import { GanttLegend } from "./legend";
import { GanttTable } from "./table";
import { ganttWords } from "./words";
import { views, zooms } from "./views";

type Props = { chart: Chart; locale: Locale; links: GanttLinks; view?: string; filter?: ReactNode };

/** Show a vessel's crew plan as a chart or as a table. `view` is the search parameter of that name. D2 §2 */
export function VesselGantt({ chart, locale, links, view = "", filter }: Props) {
  const t = useTranslations("gantt");
  const window = windowOf(chart.months);
  const words = ganttWords(t, locale, chart.today, window.end);
  const rows = chart.rows.map((row) => ({ row, ...layRow(row, window, chart.today) }));
  if (rows.every(({ items }) => items.length === 0)) return <ListEmpty title={t("empty")} text={t("emptyText")} />;

  const label = t("chart", {
    vessel: chart.vesselName,
    from: words.month(chart.months[0] ?? ""),
    until: words.month(chart.months.at(-1) ?? ""),
  });
  const shown = oneOf(view, views);
  const voyage = [
    [t("origin"), chart.origin ?? t("notGiven")],
    [t("destination"), chart.destination ?? t("notGiven")],
  ] as const;
  const toolWords = {
    view: t("view"),
    views: views.map((id) => ({ id, label: t(`views.${id}`) })),
    zoom: t("zoom"),
    zooms: zooms.map((id) => ({ id, label: t(`zooms.${id}`) })),
    goToToday: t("goToToday"),
  };
  return (
    <GanttFrame
      key={shown}
      view={shown}
      words={toolWords}
      voyage={voyage}
      filter={filter}
      today={positionOf(chart.today, window) / 100}
      legend={shown === "chart" ? <GanttLegend words={words} /> : null}
    >
      {shown === "chart" ? (
        <GanttChart
          label={label}
          help={t("chartHelp")}
          chart={chart}
          rows={rows}
          window={window}
          words={words}
          links={links}
        />
      ) : (
        <GanttTable label={label} rows={rows} words={words} links={links} />
      )}
    </GanttFrame>
  );
}
