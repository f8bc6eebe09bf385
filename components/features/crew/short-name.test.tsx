import { shortName } from "./short-name";

test("a name is said by its abbreviation where it has one, else in full", () => {
  expect(
    ["Anchor Handling Tug Supply (AHTS)", "Bank Tabungan Negara (BTN)", "Tug Boat", "Tanker (old)"].map(shortName),
  ).toEqual(["AHTS", "BTN", "Tug Boat", "Tanker (old)"]);
});
