import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { catalogue } from "./catalogue";

type Tree = { [key: string]: string | Tree };
type Language = keyof typeof catalogue;
type Concept = { concept: string; said: Record<Language, string[]>; forbidden: Record<Language, string[]> };

const listOf = (cell: string) => cell.split(";").filter((word) => word !== "");

/** The concepts of the table; no cell holds a comma or a quotation mark. */
function readGlossary(table: string): Concept[] {
  const [, ...lines] = table.trim().split("\n");
  return lines.map((line) => {
    const [concept = "", english = "", indonesian = "", neverEnglish = "", neverIndonesian = ""] = line.split(",");
    return {
      concept,
      said: { en: listOf(english), id: listOf(indonesian) },
      forbidden: { en: listOf(neverEnglish), id: listOf(neverIndonesian) },
    };
  });
}

/** What a reader sees of an ICU message: its words, those of every branch, without the names of its values. */
function wordsOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isTagElement(element)) return wordsOf(element.children);
      if (!isPluralElement(element) && !isSelectElement(element)) return "…";
      return Object.values(element.options)
        .map(({ value }) => wordsOf(value))
        .join(" … ");
    })
    .join("");
}

/** Return the positions of whole words in a text, as [start, end]. */
function placesOf(word: string, text: string): [number, number][] {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu");
  return [...text.matchAll(whole)].map(({ index }) => [index, index + word.length]);
}

/** The forbidden words of a message; one inside a longer term of the table is that term, as in "nomor karyawan". */
function forbiddenIn(message: string, language: Language, concepts: readonly Concept[]): string[] {
  const text = wordsOf(parse(message));
  const terms = concepts.flatMap(({ said }) => said[language]).flatMap((term) => placesOf(term, text));
  const isPartOfTerm = ([start, end]: [number, number]) =>
    terms.some(([from, until]) => from <= start && end <= until && until - from > end - start);
  return concepts
    .flatMap(({ forbidden }) => forbidden[language])
    .filter((word) => placesOf(word, text).some((place) => !isPartOfTerm(place)));
}

const flat = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const glossary = readGlossary(readFileSync(join(__dirname, "../docs/glossary.csv"), "utf8"));

/** Texts that say a forbidden word because another text, which is not ours to change, says it. */
const exceptions: Record<string, string> = {
  "files.tooLarge": "the documented text, Indonesian in both languages",
  "crew.tabs.blacklist": "the documented tab",
  "crew.screens.tabs.blacklist-history": "the documented tab",
  "search.states.blacklist": "the documented status",
  "dashboard.cards.crewManagement.blacklist": "the documented status",
  "vessels.detail.crewId": "the documented column of the crew history",
  "vessels.detail.seafarerId": "the documented column of the crew history",
  "vessels.detail.searchPerson": "names the two columns above",
  "status.mailedToNone": "names the setting ALERT_MAIL",
  "status.alertMail.reason": "names the setting ALERT_MAIL",
  "data-requests.readme": "names the folder mails/ of the archive",
  "approvals.declarations.told-1": "the version of a declaration that stored answers confirm",
};
const maxExceptions = 30;
/** Consented to by version: its words change with its next version. */
const isNotice = (key: string) => key.startsWith("careers.privacy.");

test.each(["en", "id"] as const)("no text in %s says what the glossary forbids", (language) => {
  // A catalogue is a tree of texts; its own type lists every key.
  const texts = flat(catalogue[language] as unknown as Tree);
  const found = texts
    .filter(([key]) => !(key in exceptions) && !isNotice(key))
    .flatMap(([key, text]) => forbiddenIn(text, language, glossary).map((word) => `${key}: ${word}`));
  expect(found).toEqual([]);
});

test("exceptions are few, and every one is needed", () => {
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(maxExceptions);
  const texts = (["en", "id"] as const).map((language) => {
    const all = new Map(flat(catalogue[language] as unknown as Tree));
    return (key: string) => forbiddenIn(all.get(key) ?? "", language, glossary);
  });
  expect(Object.keys(exceptions).filter((key) => texts.every((wordsIn) => wordsIn(key).length === 0))).toEqual([]);
});

test("every line of the table has seven cells, and no word is both the term and forbidden", () => {
  const lines = readFileSync(join(__dirname, "../docs/glossary.csv"), "utf8").trim().split("\n");
  expect(lines.filter((line) => line.split(",").length !== 7 || line.includes('"'))).toEqual([]);
  for (const language of ["en", "id"] as const)
    for (const { concept, said, forbidden } of glossary)
      expect([concept, said[language].filter((word) => forbidden[language].includes(word))]).toEqual([concept, []]);
});

describe("the check of a text", () => {
  const concepts = readGlossary(
    "concept,english,indonesian,forbidden_english,forbidden_indonesian\n" +
      "number,employee number,nomor karyawan,crew ID,\n" +
      "person,crew member,awak kapal,staff;mend,karyawan;kru\n",
  );

  test.each([
    ["Mend the lines", "en", ["mend"]],
    ["The crew id of {name}", "en", ["crew ID"]],
    ["{count, plural, one {One line to mend} other {# lines}}", "en", ["mend"]],
    ["Data karyawan dan kru", "id", ["karyawan", "kru"]],
    ["Nomor karyawan dari karyawan ini", "id", ["karyawan"]],
  ] as const)("finds what is forbidden in: %s", (text, language, labels) => {
    expect(forbiddenIn(text, language, concepts)).toEqual(labels);
  });

  test.each([
    ["We recommend staffing", "en"],
    ["The line of {mend}", "en"],
    ["{staff, plural, one {# line} other {# lines}}", "en"],
    ["Nomor karyawan", "id"],
    ["Kruing", "id"],
  ] as const)("leaves alone: %s", (text, language) => {
    expect(forbiddenIn(text, language, concepts)).toEqual([]);
  });
});
