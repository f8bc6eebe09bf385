import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { catalogue } from "./catalogue";
import { translator } from "@/lib/platform/i18n/messages";

type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

/** The arguments of an ICU message, those inside plural and select branches too. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isPluralElement(element) || isSelectElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
    return isTagElement(element) ? [element.value, ...placeholders(element.children)] : [element.value];
  });
}
const named = (text: string) => new Set(placeholders(parse(text)));
const english = new Map(flat(catalogue.en as unknown as Tree));
const indonesian = new Map(flat(catalogue.id as unknown as Tree));

test("both languages have the same keys", () => {
  expect([...indonesian.keys()].sort()).toEqual([...english.keys()].sort());
});

test("both languages name the same placeholders", () => {
  for (const [key, text] of english) expect([key, named(text)]).toEqual([key, named(indonesian.get(key) ?? "")]);
});

/** Counts that are never one: limits, and what is counted only from two on. */
const neverOne = [
  "appraisal-lists.calibration.smallText",
  "approvals.mail.vessels",
  "search.hint",
  "shell.list.searchHint",
];

test("a counted noun has a singular: there are no 1 vessels", () => {
  const plural = [...english].filter(([, text]) => /\{count(, number)?\} [a-z]+s\b/.test(text)).map(([key]) => key);
  expect(plural.sort()).toEqual(neverOne);
});

test("no text is empty", () => {
  for (const texts of [english, indonesian])
    for (const [key, text] of texts) expect([key, text.trim() === ""]).toEqual([key, false]);
});

test.each([
  "Position is required",
  "Vessel Size is required",
  "Vessel Type is required",
  "Employment Type is required",
  "Years of Experience is required",
  "Tasks Description is required",
  "Job Opening not found",
  "Failed to retrieve work summary",
  "File type is not accepted",
  "Ukuran file tidak lebih dari {max} MB. Ukuran file anda adalah {size} MB.",
  "Please solve ReCaptcha!",
  "Token is invalid!",
  "Anda belum menyetujui pernyataan ini",
  "Invalid email format",
  "Error creating new option",
  "Invalid division ID",
  "Failed to load positions",
  "No positions available",
  "No data available",
  "Vessel updated successfully.",
  "Failed to update vessel",
  "New vessel created.",
  "Failed to create new vessel",
  "Failed to move vessel to scrap",
  "Vessel moved to scrap!",
  "No data found for this vessel in the period.",
  "Failed to retrieve data. Please try again later or check your connection.",
  "Failed to retrieve crew details! Please try again later.",
  "Failed to update crew details:",
  "Failed to add new crew position. Please try again later.",
  "Data not found",
])("the documented text stands in English word for word: %s", (text) => {
  expect([...english.values()]).toContain(text);
});

test("a unit beside a number is singular for one", () => {
  const t = translator("en");
  expect(
    ["vessels", "people", "contracts", "entries"].map((unit) => t(`dashboard.units.${unit}`, { count: 1 })),
  ).toEqual(["vessel", "person", "contract", "register entry"]);
  expect(t("dashboard.units.vessels", { count: 0 })).toBe("vessels");
  expect(t("work-orders.periods.running", { done: 0, total: 1 })).toBe("Calculating: 0 of 1 seafarer");
});
