import { shortName } from "./short-name";

test("shortens a name to its abbreviation if it has one", () => {
  expect(
    ["Anchor Handling Tug Supply (AHTS)", "Bank Tabungan Negara (BTN)", "Tug Boat", "Tanker (old)"].map(shortName),
  ).toEqual(["AHTS", "BTN", "Tug Boat", "Tanker (old)"]);
});
