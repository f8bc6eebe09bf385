import { nextSlide } from "./use-slideshow";

const start = { requested: 0, visible: 0, loaded: [0], playing: true };

test("keeps the previous picture until the next one has loaded", () => {
  const next = nextSlide(start, { type: "step", by: 1, count: 19 });
  expect(next).toMatchObject({ requested: 1, visible: 0 });
  expect(nextSlide(next, { type: "loaded", index: 1 })).toMatchObject({ requested: 1, visible: 1 });
});

test("does not show a preloaded picture before its turn", () => {
  const ahead = nextSlide(start, { type: "loaded", index: 1 });
  expect(ahead.visible).toBe(0);
  expect(nextSlide(ahead, { type: "step", by: 1, count: 19 }).visible).toBe(1);
});

test("wraps from the first picture to the last", () => {
  expect(nextSlide(start, { type: "step", by: -1, count: 19 }).requested).toBe(18);
});
