import { groupBy } from "./group-by.rules";

test("groups rows by a key and keeps their order", () => {
  const groups = groupBy(["oak", "elm", "ash", "fir"], (word) => word.length + Number(word < "f"));
  expect([...groups]).toEqual([
    [3, ["oak", "fir"]],
    [4, ["elm", "ash"]],
  ]);
});
