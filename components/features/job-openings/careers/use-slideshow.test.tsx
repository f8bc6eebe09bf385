import { nextSlide } from "./use-slideshow";

const start = { wanted: 0, shown: 0, loaded: [0], playing: true };

test("the picture before stays until the wanted one has loaded", () => {
  const wanted = nextSlide(start, { type: "step", by: 1, count: 19 });
  expect(wanted).toMatchObject({ wanted: 1, shown: 0 });
  expect(nextSlide(wanted, { type: "loaded", index: 1 })).toMatchObject({ wanted: 1, shown: 1 });
});

test("a picture fetched ahead is not shown before its turn", () => {
  const ahead = nextSlide(start, { type: "loaded", index: 1 });
  expect(ahead.shown).toBe(0);
  expect(nextSlide(ahead, { type: "step", by: 1, count: 19 }).shown).toBe(1);
});

test("previous of the first is the last", () => {
  expect(nextSlide(start, { type: "step", by: -1, count: 19 }).wanted).toBe(18);
});
