const readablePixels = 60;

/** Measure the month area of the scrolled chart: total and visible width. */
function trackOf(scroller: HTMLElement) {
  const nameColumnWidth = scroller.querySelector<HTMLElement>("[data-corner]")?.offsetWidth ?? 0;
  return { width: scroller.scrollWidth - nameColumnWidth, visibleWidth: scroller.clientWidth - nameColumnWidth };
}

/** Return the centre of the visible months, 0 to 1. */
export const centreOf = (scroller: HTMLElement) => {
  const { width, visibleWidth } = trackOf(scroller);
  return (scroller.scrollLeft + visibleWidth / 2) / width;
};

/** Scroll so that a point of the months, 0 to 1, is in the centre. */
export function scrollToCentre(scroller: HTMLElement, centre: number, behavior: ScrollBehavior = "instant") {
  const { width, visibleWidth } = trackOf(scroller);
  scroller.scrollTo({ left: centre * width - visibleWidth / 2, behavior });
}

/**
 * Move the names of bars that start left of the visible area into view. A name avoids the patterned end of its bar
 * (--plain, its share) while enough of the rest is visible. Otherwise it takes half of the visible part.
 */
export function keepNamesVisible(scroller: HTMLElement) {
  const { width } = trackOf(scroller);
  const edge = (100 * scroller.scrollLeft) / width;
  const pixels = (percent: number) => Math.round((percent * width) / 100);
  for (const bar of scroller.querySelectorAll<HTMLElement>("[data-look]")) {
    const [left, length, plain] = [bar.style.left, bar.style.width, bar.style.getPropertyValue("--plain") || "0"].map(
      parseFloat,
    );
    if (left === undefined || length === undefined || plain === undefined) continue;
    const isCut = left < edge && edge < left + length;
    const shift = isCut ? `${pixels(edge - left)}px` : "";
    if (bar.style.getPropertyValue("--shift") === shift) continue;
    bar.style.setProperty("--shift", shift);
    bar.style.setProperty("--half", isCut ? `${Math.round(pixels(left + length - edge) / 2)}px` : "");
    bar.toggleAttribute(
      "data-free",
      plain > 0 && isCut && pixels(left + length * (1 - plain / 100) - edge) < readablePixels,
    );
  }
}
