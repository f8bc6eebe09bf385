import { sizeName } from "./size-name.rules";

test.each([
  ["> 5,000 HP", "> 5.000 HP"],
  ["50,000 – 120,000 DWT", "50.000 – 120.000 DWT"],
  ["< 175 GT", "< 175 GT"],
  ["Barge, small", "Barge, small"],
])("formats %s as %s in Indonesian only", (name, indonesian) => {
  expect([sizeName(name, "id"), sizeName(name, "en")]).toEqual([indonesian, name]);
});
