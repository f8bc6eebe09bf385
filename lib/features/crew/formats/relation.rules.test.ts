import { relationIn } from "./relation.rules";

test("a known relation is shown in the reader's language, whichever it was entered in; others stay as entered", () => {
  expect(["Wife", "istri", " PARENT "].map((entered) => relationIn("id", entered))).toEqual([
    "Istri",
    "Istri",
    "Orang tua",
  ]);
  expect(relationIn("en", "Orang tua")).toBe("Parent");
  expect(["en", "id"].map((locale) => relationIn(locale, "Ipar"))).toEqual(["Ipar", "Ipar"]);
});
