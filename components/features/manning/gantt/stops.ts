const centreOf = (stop: HTMLElement) => {
  const { left, width } = cellOf(stop).style;
  return parseFloat(left) + parseFloat(width) / 2;
};
const stopsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>("[data-stop]")];
const nearest = (stops: HTMLElement[], wanted: number) =>
  stops.reduce<HTMLElement | undefined>(
    (best, stop) => (best && Math.abs(centreOf(best) - wanted) <= Math.abs(centreOf(stop) - wanted) ? best : stop),
    undefined,
  );

/** Return the focusable bar or gap of an event target. */
export const stopOf = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>("[data-stop]") ??
      target.closest("[data-look]")?.querySelector<HTMLElement>("[data-stop]") ??
      null)
    : null;

/** Return the drawn element of a tab stop. */
export const cellOf = (stop: HTMLElement) => stop.closest<HTMLElement>("[data-look]") ?? stop;

/**
 * Find the next tab stop for a key: along the seat in time, the nearest on the row above or below, or an end. Returns
 * undefined for other keys and at the edge.
 */
export function stopAfter(stop: HTMLElement, key: string, toTheEnd: boolean): HTMLElement | undefined {
  const row = stop.closest("[data-row]");
  const grid = stop.closest("[role=grid]");
  if (!row || !grid) return undefined;
  const along = stopsIn(toTheEnd ? grid : row);
  if (key === "Home") return along[0];
  if (key === "End") return along.at(-1);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
  if (!step) return undefined;
  if (key === "ArrowLeft" || key === "ArrowRight") return stopsIn(row)[stopsIn(row).indexOf(stop) + step];
  const rows = [...grid.querySelectorAll("[data-row]")];
  for (let index = rows.indexOf(row) + step; index >= 0 && index < rows.length; index += step) {
    const found = nearest(stopsIn(rows[index] ?? row), centreOf(stop));
    if (found) return found;
  }
  return undefined;
}

/** Make this bar the only tab stop of the chart. */
export function keepTabStop(stop: HTMLElement) {
  for (const other of stop.closest("[role=grid]")?.querySelectorAll<HTMLElement>('[data-stop][tabindex="0"]') ?? [])
    other.tabIndex = -1;
  stop.tabIndex = 0;
}
