import { pagesToShow } from "./pages-to-show";

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [2, 4, [1, 2, 3, 4]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
])("page %i of %i", (current, last, expected) => {
  expect(pagesToShow(current, last)).toEqual(expected);
});
