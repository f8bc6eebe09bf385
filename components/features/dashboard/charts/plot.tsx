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
  /** What each value stands for: a month or a rank. */
  names: string[];
};

const height = 260;
/** Colours of the theme, which has them for the light and for the dark. */
const palette = ["action", "info", "warning", "purple", "success", "hairline-strong"].map((name) => `var(--${name})`);
/** What names under a drawing need; with less of it they are cut to nothing. */
const namesHeight = 40;
/** A bar for a rank is no thicker than a line of text with its space, however few there are. */
const rowHeight = 26;
const gapOf = (rows: number) => Math.max(0.2, 1 - rowHeight / ((height - namesHeight) / Math.max(rows, 1)));

/** The drawing itself. A click on a bar, or on a day of a line, opens the list behind it; the table under it does the same for who uses no pointer. */
export function Drawing({ label, shape, series, names }: Plot) {
  const router = useRouter();
  const open = (at: number | undefined, key?: unknown) => {
    const one = series.find((known) => known.key === key) ?? series[0];
    const href = at === undefined ? null : one?.hrefs[at];
    if (href) router.push(href);
  };
  const isRows = shape === "rows";
  const drawn = series.map(({ key, label: name, values }) => ({ id: key, label: name, data: values }));
  const margin = { top: 8, right: 16, bottom: 4, left: 0 };
  const shared = { height, margin, colors: palette, hideLegend: series.length < 2, skipAnimation: true };
  return (
    <ThemeFrame>
      <div role="img" aria-label={label}>
        {shape === "line" ? (
          <LineChart
            {...shared}
            series={drawn.map((one) => ({ ...one, curve: "linear" as const, showMark: false, connectNulls: false }))}
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
            series={drawn.map((one) => (shape === "stacked" ? { ...one, stack: "all" } : one))}
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
