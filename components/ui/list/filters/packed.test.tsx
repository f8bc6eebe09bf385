import { packed, unpacked } from "./packed";

test("a filter arrives as it was sent, one without options too; a name is one line", () => {
  const filter = { key: "vessel", label: "Vessel", current: "3", several: true };
  const options = [
    { value: "3", label: "AHTS Arung Lautan 103" },
    { value: "", label: "Without a vessel" },
  ];
  expect(unpacked(packed({ ...filter, options }))).toEqual({ ...filter, options });
  expect(unpacked(packed({ ...filter, options: [] }))).toEqual({ ...filter, options: [] });
  expect(unpacked(packed({ ...filter, options: [{ value: "1", label: "two\tcells\nand lines" }] })).options).toEqual([
    { value: "1", label: "two cells and lines" },
  ]);
});
