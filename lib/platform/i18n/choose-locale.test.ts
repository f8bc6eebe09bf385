import { chooseLocale } from "./choose-locale";

test.each([
  ["the stored choice wins", "id", "en", "id"],
  ["what is stored and no language of ours counts for nothing", "fr", "id", "id"],
  ["without a header it is English", null, null, "en"],
  ["a region is a kind of its language", undefined, "id-ID,en;q=0.8", "id"],
  ["the wish with the greater weight comes first", undefined, "en;q=0.4, id;q=0.9", "id"],
  ["what is excluded is not taken", undefined, "id;q=0, en;q=0.1", "en"],
  ["the former name of Indonesian is Indonesian", undefined, "in", "id"],
  ["languages we do not speak are English", undefined, "ja, zh;q=0.8", "en"],
  ["nonsense is English", undefined, ";;q=,=,\u0000", "en"],
])("%s", (_what, stored, header, locale) => expect(chooseLocale(stored, header)).toBe(locale));
