import { centreOf, keepNamesVisible, scrollToCentre } from "./scroll-position";

/** Build 100 px of names and 1,000 px of months, 400 of them visible. */
function scrolled(scrollLeft: number, bars: [left: number, width: number][]) {
  const scroller = document.createElement("div");
  scroller.innerHTML = `<div data-corner></div>${bars.map(([left, width]) => `<div data-look="on-board" style="left: ${left}%; width: ${width}%"></div>`).join("")}`;
  Object.defineProperties(scroller, {
    scrollWidth: { value: 1_100 },
    clientWidth: { value: 500 },
    scrollLeft: { value: scrollLeft, writable: true },
  });
  Object.defineProperty(scroller.firstElementChild, "offsetWidth", { value: 100 });
  scroller.scrollTo = jest.fn();
  const shifts = () =>
    [...scroller.querySelectorAll<HTMLElement>("[data-look]")].map(({ style }) => style.getPropertyValue("--shift"));
  return { scroller, shifts };
}

test("moves only names of bars that start left of the visible area", () => {
  const { scroller, shifts } = scrolled(300, [
    [0, 20],
    [10, 40],
    [30, 10],
    [50, 20],
  ]);
  keepNamesVisible(scroller);
  expect(shifts()).toEqual(["", "200px", "", ""]);
});

test("lets a name cover the pattern only when little else is visible", () => {
  const { scroller } = scrolled(300, [
    [10, 60],
    [10, 60],
  ]);
  const [plain, patterned] = scroller.querySelectorAll<HTMLElement>("[data-look]");
  plain?.style.setProperty("--plain", "50%");
  patterned?.style.setProperty("--plain", "65%");
  keepNamesVisible(scroller);
  expect([plain, patterned].map((bar) => bar?.hasAttribute("data-free"))).toEqual([false, true]);
});

test("restores every name after scrolling back", () => {
  const { scroller, shifts } = scrolled(300, [[10, 40]]);
  keepNamesVisible(scroller);
  scroller.scrollLeft = 0;
  keepNamesVisible(scroller);
  expect(shifts()).toEqual([""]);
});

test("scrolls the given centre into the middle", () => {
  const { scroller } = scrolled(300, []);
  scrollToCentre(scroller, 0.5);
  expect(scroller.scrollTo).toHaveBeenCalledWith({ left: 300, behavior: "instant" });
  expect(centreOf(scroller)).toBe(0.5);
});
