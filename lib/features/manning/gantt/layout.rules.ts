import { addDays } from "@/lib/platform/calendar/dates";
import { earlier, later } from "@/lib/platform/calendar/period";
import { horizonDays } from "../planning/status.rules";
import type { GanttCrew, GanttGap, GanttRow } from "./schema";
import { extentOf, maxServiceDayOf, spanOf, overdueSpanOf } from "./rules";
import { placementOf, dayPositionOf, type GanttWindow, type Placement, type Span } from "./window.rules";

/** A part of a bar in percent of its visible length. */
export type BarPart = { left: number; width: number };
export type BarLayout = {
  kind: "bar";
  crew: GanttCrew;
  lane: number;
  at: Placement;
  extension: BarPart | null;
  tail: BarPart | null;
  limit: number | null;
};
/** A gap with its past part and its part far ahead. */
export type GapLayout = {
  kind: "gap";
  gap: GanttGap;
  lane: number;
  at: Placement;
  past: BarPart | null;
  far: BarPart | null;
};
export type RowLayout = { items: (BarLayout | GapLayout)[]; lanes: number };

const isShown = <T extends { at: Placement | null }>(item: T): item is T & { at: Placement } => item.at !== null;

/**
 * Assign each span the lowest free lane, earliest first, so that spans in a lane never intersect. A span takes at least
 * its first day.
 */
export function lanesOf(spans: readonly Span[]): number[] {
  const lanes = spans.map(() => 0);
  const laneFreeFrom: string[] = [];
  const order = spans
    .map((span, index) => ({ ...span, index }))
    .sort((one, other) => one.from.localeCompare(other.from) || one.index - other.index);
  for (const { from, to, index } of order) {
    const free = laneFreeFrom.findIndex((day) => day <= from);
    const lane = free < 0 ? laneFreeFrom.length : free;
    laneFreeFrom[lane] = to > from ? to : addDays(from, 1);
    lanes[index] = lane;
  }
  return lanes;
}

/** Lay out a seat: items inside the window in time order, stacked in lanes. `today` in Asia/Jakarta. */
export function rowLayoutOf(
  { vesselCrews, gaps }: Pick<GanttRow, "vesselCrews" | "gaps">,
  window: GanttWindow,
  today: string,
): RowLayout {
  const bars = vesselCrews.map((crew) => ({ kind: "bar" as const, crew, span: extentOf(crew, today) }));
  const all = [...bars, ...gaps.map((gap) => ({ kind: "gap" as const, gap, span: gap }))];
  const visibleItems = all
    .map((item) => ({ ...item, at: placementOf(item.span, window) }))
    .filter(isShown)
    .sort((one, other) => one.span.from.localeCompare(other.span.from));
  const lanes = lanesOf(visibleItems.map(({ span }) => span));
  const items = visibleItems.map((item, index) => {
    const lane = lanes[index] ?? 0;
    return item.kind === "gap"
      ? gapLayoutOf(item, lane, window, today)
      : { kind: item.kind, crew: item.crew, lane, at: item.at, ...partsOf(item.crew, item.at, window, today) };
  });
  return { items, lanes: Math.max(1, ...lanes.map((lane) => lane + 1)) };
}

function gapLayoutOf(
  { gap, at }: Pick<GapLayout, "gap" | "at">,
  lane: number,
  window: GanttWindow,
  today: string,
): GapLayout {
  const { from, to } = gap;
  const farFrom = later(from, addDays(today, horizonDays));
  return {
    kind: "gap",
    gap,
    lane,
    at,
    past: from < today ? partOf({ from, to: earlier(to, today) }, at, window) : null,
    far: farFrom < to ? partOf({ from: farFrom, to }, at, window) : null,
  };
}

function partsOf(
  crew: GanttCrew,
  at: Placement,
  window: GanttWindow,
  today: string,
): Pick<BarLayout, "extension" | "tail" | "limit"> {
  const { originalOffBoardDate } = crew;
  const { to } = spanOf(crew);
  const limit = maxServiceDayOf(crew, today);
  const limitAt = limit && shareOf(limit, at, window);
  return {
    extension:
      originalOffBoardDate && originalOffBoardDate < to ? partOf({ from: originalOffBoardDate, to }, at, window) : null,
    tail: partOf(overdueSpanOf(crew, today), at, window),
    limit: typeof limitAt === "number" && limitAt >= 0 && limitAt <= 100 ? limitAt : null,
  };
}

const shareOf = (day: string, { left, width }: Placement, window: GanttWindow) =>
  width === 0 ? 0 : (100 * (dayPositionOf(day, window) - left)) / width;

function partOf(span: Span | null, at: Placement, window: GanttWindow): BarPart | null {
  if (!span || !placementOf(span, window)) return null;
  const left = Math.max(0, shareOf(span.from, at, window));
  return { left, width: Math.min(100, shareOf(span.to, at, window)) - left };
}
