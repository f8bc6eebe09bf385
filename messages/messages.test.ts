import { catalogue } from "./catalogue";

type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === "string" ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`)));

const placeholders = (text: string) => [...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other)\s*)\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name).sort();
const english = new Map(flat(catalogue.en as unknown as Tree));
const indonesian = new Map(flat(catalogue.id as unknown as Tree));

test("both languages have the same keys", () => {
  expect([...indonesian.keys()].sort()).toEqual([...english.keys()].sort());
});

test("both languages name the same placeholders", () => {
  for (const [key, text] of english) expect([key, new Set(placeholders(text))]).toEqual([key, new Set(placeholders(indonesian.get(key) ?? ""))]);
});

test("no text is empty", () => {
  for (const texts of [english, indonesian]) for (const [key, text] of texts) expect([key, text.trim() === ""]).toEqual([key, false]);
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
])("the documented text stands in English word for word: %s", (text) => {
  expect([...english.values()]).toContain(text);
});
