import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { oneOf } from "@/components/ui/list/list-state";
import { rowLayoutOf } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttChart as Chart } from "@/lib/features/manning/gantt/schema";
import { dayPositionOf, ganttWindowOf } from "@/lib/features/manning/gantt/window.rules";
import type { Locale } from "@/lib/platform/i18n/locales";
import { GanttChart } from "./chart";
import type { GanttLinks } from "./links";
import { GanttFrame } from "./frame";
import { GanttLegend } from "./legend";
import { GanttTable } from "./table";
import { ganttLabels } from "./labels";
import { views, zooms } from "./views";

type Props = { chart: Chart; locale: Locale; links: GanttLinks; view?: string; filter?: ReactNode };

/** Show a vessel's crew plan as a chart or as a table. `view` is the search parameter of that name. D2 §2 */
export function VesselGantt({ chart, locale, links, view = "", filter }: Props) {
  const t = useTranslations("gantt");
  const window = ganttWindowOf(chart.months);
  const labels = ganttLabels(t, locale, chart.today, window.end);
  const rows = chart.rows.map((row) => ({ row, ...rowLayoutOf(row, window, chart.today) }));
  if (rows.every(({ items }) => items.length === 0)) return <ListEmpty title={t("empty")} text={t("emptyText")} />;

  const label = t("chart", {
    vessel: chart.vesselName,
    from: labels.month(chart.months[0] ?? ""),
    until: labels.month(chart.months.at(-1) ?? ""),
  });
  const activeView = oneOf(view, views);
  const voyage = [
    [t("origin"), chart.origin ?? t("notGiven")],
    [t("destination"), chart.destination ?? t("notGiven")],
  ] as const;
  const toolLabels = {
    view: t("view"),
    views: views.map((id) => ({ id, label: t(`views.${id}`) })),
    zoom: t("zoom"),
    zooms: zooms.map((id) => ({ id, label: t(`zooms.${id}`) })),
    goToToday: t("goToToday"),
  };
  return (
    <GanttFrame
      key={activeView}
      view={activeView}
      labels={toolLabels}
      voyage={voyage}
      filter={filter}
      today={dayPositionOf(chart.today, window) / 100}
      legend={activeView === "chart" ? <GanttLegend labels={labels} /> : null}
    >
      {activeView === "chart" ? (
        <GanttChart
          label={label}
          help={t("chartHelp")}
          chart={chart}
          rows={rows}
          window={window}
          labels={labels}
          links={links}
        />
      ) : (
        <GanttTable label={label} rows={rows} labels={labels} links={links} />
      )}
    </GanttFrame>
  );
}
