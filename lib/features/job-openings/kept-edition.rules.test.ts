import { keptAddress, languageKept, setEdition } from "./kept-edition.rules";

test("a public page is kept per language and edition: a new edition finds no copy of the one before", () => {
  setEdition("a1");
  expect([keptAddress("/", "en"), keptAddress("/career/7", "id")]).toEqual(["/cached/en.a1", "/cached/id.a1/career/7"]);
  setEdition("b2");
  expect([keptAddress("/", "en"), keptAddress("/career/7", "id")]).toEqual(["/cached/en.b2", "/cached/id.b2/career/7"]);
  for (const other of ["/career", "/career/0", "/career/7/x", "/privacy", "/cached/en.b2", "/dashboard"])
    expect([other, keptAddress(other, "en")]).toEqual([other, null]);
});

test("a kept page knows its language from its address, and another address has none", () => {
  expect(["en.a1", "id.first", "de.a1", "", ".a1"].map(languageKept)).toEqual(["en", "id", null, null, null]);
});
