const centreOf = (stop: HTMLElement) => {
  const { left, width } = barElementOf(stop).style;
  return parseFloat(left) + parseFloat(width) / 2;
};
const tabStopsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>("[data-stop]")];
const nearest = (stops: HTMLElement[], targetCentre: number) =>
  stops.reduce<HTMLElement | undefined>(
    (best, stop) =>
      best && Math.abs(centreOf(best) - targetCentre) <= Math.abs(centreOf(stop) - targetCentre) ? best : stop,
    undefined,
  );

/** Return the focusable bar or gap of an event target. */
export const tabStopOf = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>("[data-stop]") ??
      target.closest("[data-look]")?.querySelector<HTMLElement>("[data-stop]") ??
      null)
    : null;

/** Return the drawn element of a tab stop. */
export const barElementOf = (stop: HTMLElement) => stop.closest<HTMLElement>("[data-look]") ?? stop;

/**
 * Find the next tab stop for a key: along the seat in time, the nearest on the row above or below, or an end. Returns
 * undefined for other keys and at the edge.
 */
export function nextTabStop(stop: HTMLElement, key: string, toTheEnd: boolean): HTMLElement | undefined {
  const row = stop.closest("[data-row]");
  const grid = stop.closest("[role=grid]");
  if (!row || !grid) return undefined;
  const along = tabStopsIn(toTheEnd ? grid : row);
  if (key === "Home") return along[0];
  if (key === "End") return along.at(-1);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
  if (!step) return undefined;
  if (key === "ArrowLeft" || key === "ArrowRight") return tabStopsIn(row)[tabStopsIn(row).indexOf(stop) + step];
  const rows = [...grid.querySelectorAll("[data-row]")];
  for (let index = rows.indexOf(row) + step; index >= 0 && index < rows.length; index += step) {
    const nearestStop = nearest(tabStopsIn(rows[index] ?? row), centreOf(stop));
    if (nearestStop) return nearestStop;
  }
  return undefined;
}

/** Make this bar the only tab stop of the chart. */
export function setTabStop(stop: HTMLElement) {
  for (const other of stop.closest("[role=grid]")?.querySelectorAll<HTMLElement>('[data-stop][tabindex="0"]') ?? [])
    other.tabIndex = -1;
  stop.tabIndex = 0;
}
