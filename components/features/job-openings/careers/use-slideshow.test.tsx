import { nextSlide } from "./use-slideshow";

const start = { wanted: 0, shown: 0, loaded: [0], playing: true };

test("keeps the previous picture until the next one has loaded", () => {
  const wanted = nextSlide(start, { type: "step", by: 1, count: 19 });
  expect(wanted).toMatchObject({ wanted: 1, shown: 0 });
  expect(nextSlide(wanted, { type: "loaded", index: 1 })).toMatchObject({ wanted: 1, shown: 1 });
});

test("does not show a preloaded picture before its turn", () => {
  const ahead = nextSlide(start, { type: "loaded", index: 1 });
  expect(ahead.shown).toBe(0);
  expect(nextSlide(ahead, { type: "step", by: 1, count: 19 }).shown).toBe(1);
});

test("wraps from the first picture to the last", () => {
  expect(nextSlide(start, { type: "step", by: -1, count: 19 }).wanted).toBe(18);
});
