import { packFilter, unpackFilter } from "./packed-filter";

test("a filter arrives as it was sent, one without options too; a name is one line", () => {
  const filter = { key: "vessel", label: "Vessel", current: "3", isMultiple: true };
  const options = [
    { value: "3", label: "AHTS Arung Lautan 103" },
    { value: "", label: "Without a vessel" },
  ];
  expect(unpackFilter(packFilter({ ...filter, options }))).toEqual({ ...filter, options });
  expect(unpackFilter(packFilter({ ...filter, options: [] }))).toEqual({ ...filter, options: [] });
  expect(
    unpackFilter(packFilter({ ...filter, options: [{ value: "1", label: "two\tcells\nand lines" }] })).options,
  ).toEqual([{ value: "1", label: "two cells and lines" }]);
});
