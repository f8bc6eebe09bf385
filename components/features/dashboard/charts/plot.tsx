"use client";

import { BarChart } from "@mui/x-charts/BarChart";
import { LineChart } from "@mui/x-charts/LineChart";
import { useRouter } from "next/navigation";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";

type Series = { key: string; label: string; values: (number | null)[]; hrefs: (string | null)[] };
export type Plot = {
  label: string;
  shape: "line" | "bars" | "stacked" | "rows";
  series: Series[];
  /** Labels of the values: months or ranks. */
  names: string[];
};

const height = 260;
/** Theme colours, which exist for light and dark. */
const palette = ["action", "info", "warning", "purple", "success", "hairline-strong"].map((name) => `var(--${name})`);
/** Height of the labels below a chart; with less they are cut off. */
const namesHeight = 40;
/** Limit the thickness of a bar, however few ranks there are. */
const rowHeight = 26;
const gapOf = (rows: number) => Math.max(0.2, 1 - rowHeight / ((height - namesHeight) / Math.max(rows, 1)));

/** Draws the chart. A click on a bar or point opens the list behind it; the table below serves keyboard users. */
export function PlotChart({ label, shape, series, names }: Plot) {
  const router = useRouter();
  const open = (at: number | undefined, key?: unknown) => {
    const one = series.find((candidate) => candidate.key === key) ?? series[0];
    const href = at === undefined ? null : one?.hrefs[at];
    if (href) router.push(href);
  };
  const isRows = shape === "rows";
  const chartSeries = series.map(({ key, label: name, values }) => ({ id: key, label: name, data: values }));
  const margin = { top: 8, right: 16, bottom: 4, left: 0 };
  const shared = { height, margin, colors: palette, hideLegend: series.length < 2, skipAnimation: true };
  return (
    <ThemeFrame>
      <div role="img" aria-label={label}>
        {shape === "line" ? (
          <LineChart
            {...shared}
            series={chartSeries.map((one) => ({
              ...one,
              curve: "linear" as const,
              showMark: false,
              connectNulls: false,
            }))}
            xAxis={[{ data: names, scaleType: "point", height: namesHeight }]}
            yAxis={[{ min: 0, width: 44 }]}
            grid={{ horizontal: true }}
            onAxisClick={(_, day) => open(day?.dataIndex)}
          />
        ) : (
          <BarChart
            {...shared}
            height={isRows ? Math.max(height, 60 + names.length * rowHeight) : height}
            layout={isRows ? "horizontal" : "vertical"}
            series={chartSeries.map((one) => (shape === "stacked" ? { ...one, stack: "all" } : one))}
            xAxis={[{ height: namesHeight, ...(isRows ? { min: 0 } : { data: names, scaleType: "band" as const }) }]}
            yAxis={
              isRows
                ? [{ data: names, scaleType: "band", width: 150, categoryGapRatio: gapOf(names.length) }]
                : [{ min: 0, width: 44 }]
            }
            grid={isRows ? { vertical: true } : { horizontal: true }}
            onItemClick={(_, { dataIndex, seriesId }) => open(dataIndex, seriesId)}
          />
        )}
      </div>
    </ThemeFrame>
  );
}
