import fs from "node:fs";
import { array, assert, constantFrom, integer, pre, property, tuple } from "fast-check";
import { isSpreadsheetNumber, normalizeDigits, readPhone } from "./rules";
import { runsOf } from "@/db/testing/long-run";
import { messageOf, splitMessage } from "@/lib/platform/errors";
import { accountNumber, email, fullName, phone } from "./schema";

const readingOf = (schema: ReturnType<typeof phone> | typeof email, value: string) => {
  const read = schema.safeParse(value);
  return read.success ? read.data : read.error.issues[0]?.message.split(/[{\n]/)[0];
};

test.each([
  ["0812-3456-7890", "+6281234567890"],
  ["+62 (0)812-3456-7890", "+6281234567890"],
  ["006281234567890", "+6281234567890"],
  ["+6281234567890", "+6281234567890"],
  ["tel:+6281234567890", "+6281234567890"],
  ["\u202a+6281234567890\u202c", "+6281234567890"],
  ["+6281234567890\u00a0", "+6281234567890"],
  ["021/555-0144", "+62215550144"],
  ["6281234567890", "+6281234567890"],
  ["+81 3 1234 5678", "+81312345678"],
  ["+65 9123 4567", "+6591234567"],
  ["+81 (0)3 1234 5678", "+81312345678"],
  ["+870 773 123456", "+870773123456"],
  ["+91 98765 43210", "+919876543210"],
])("a telephone number written %j is dialled %s", (value, number) => {
  expect(readingOf(phone("crew.phoneInvalid"), value)).toBe(number);
});

test.each([
  ["81234567890", messageOf("validation.phoneTwoReadings", { number: "+6281234567890", other: "+81234567890" })],
  ["812-3456-7890", messageOf("validation.phoneTwoReadings", { number: "+6281234567890", other: "+81234567890" })],
  ["6591234567", messageOf("validation.phoneTwoReadings", { number: "+626591234567", other: "+6591234567" })],
  ["+999 1234 5678", "crew.phoneInvalid"],
  ["+65 9123 45", "crew.phoneInvalid"],
  ["81234567890.0", expect.stringContaining("validation.spreadsheetNumber")],
  ["8.1234567890E+10", expect.stringContaining("validation.spreadsheetNumber")],
  ["12", "crew.phoneInvalid"],
])("refuses the telephone number %j with a message", (value, message) => {
  expect(phone("crew.phoneInvalid").safeParse(value).error?.issues[0]?.message).toEqual(message);
});

test("reads an identifier as written or refuses it, without dropping or adding digits", () => {
  const separator = constantFrom("", " ", ".", "-", "\u00a0", "\u200b");
  const written = array(tuple(integer({ min: 0, max: 9 }), separator), { minLength: 5, maxLength: 20 });
  assert(
    property(written, constantFrom("", ".0", ".00", ",0"), (parts, ending) => {
      const text = parts.map(([digit, after]) => `${digit}${after}`).join("") + ending;
      const read = accountNumber().safeParse(text);
      const seen = text.replace(/[\s\u200b.,-]/g, "");
      if (read.success) expect(read.data).toBe(seen);
      else expect(isSpreadsheetNumber(normalizeDigits(text)) || text.includes(",") || seen.length > 20).toBe(true);
    }),
    runsOf(100),
  );
});

const mobile = integer({ min: 10_000_000, max: 999_999_999 }).map((rest) => `8${String(rest).padStart(9, "1")}`);
const gap = constantFrom("", " ", "-", ".", "\u00a0", "/");

test("an Indonesian mobile number is the same however it is written", () => {
  const beginning = constantFrom("0", "+62", "+62 0", "+62 (0)", "0062", "62", "tel:+62", "\u202a+62 ");
  assert(
    property(mobile, beginning, gap, integer({ min: 2, max: 6 }), (digits, start, between, place) => {
      const written = `${start}${digits.slice(0, place)}${between}${digits.slice(place)}`;
      expect([written, readPhone(written)]).toEqual([written, { number: `+62${digits}` }]);
    }),
    runsOf(300),
  );
});

test("digits with neither 0 nor country code are one number, or are refused with both", () => {
  assert(
    property(integer({ min: 1, max: 61 }), integer({ min: 1_000_000, max: 9_999_999_999 }), (start, rest) => {
      const digits = `${start}${rest}`;
      pre(!digits.startsWith("62"));
      const read = readPhone(digits);
      if ("number" in read) {
        expect([`+${digits}`, `+62${digits}`]).toContain(read.number);
        const isOther = read.number === `+${digits}`;
        expect(readPhone(isOther ? `0${digits}` : `+${digits}`)).not.toEqual(read);
      } else if (read.problem) {
        const { key, values } = splitMessage(read.problem);
        expect(key).toBe("validation.phoneTwoReadings");
        expect(readPhone(String(values.number))).toEqual({ number: values.number });
        expect(readPhone(String(values.other))).toEqual({ number: values.other });
      }
    }),
    runsOf(300),
  );
});

test("no page loads numbering plans: one file reads telephone numbers, and the browser gets a stand-in for the library", async () => {
  const { default: config } = await import("@/next.config.mjs");
  const { turbopack } = await config("phase-production-server");
  expect(turbopack?.resolveAlias?.["libphonenumber-js/min"]).toMatchObject({
    browser: "./lib/platform/i18n/no-phone-numbers.ts",
  });
  const importing = ["app", "components", "lib"]
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter(
      (file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file) && /from "libphonenumber-js/.test(fs.readFileSync(file, "utf8")),
    );
  expect(importing).toEqual(["lib/features/crew/formats/rules.ts"]);
});

test("a number shown with its groups is no number of a spreadsheet", () => {
  expect(normalizeDigits("09.254.294.3-407.000")).toBe("092542943407000");
  expect(readPhone("0812.3456.7890")).toEqual({ number: "+6281234567890" });
});

test.each([
  "Kumar A/L Raju",
  "Siva S/O Muthu",
  "Bo",
  "Ng",
  "D’Souza Mc'Donald",
  "Ma`ruf Amin",
  "Rudi\u00a0Hartono",
  "Nguyễn Văn (Tony) A",
])("accepts the name %s", (name) => {
  expect(fullName("crew.nameInvalid").parse(name)).toBe(name.replace("\u00a0", " "));
});

test.each(["A", "R2 D2", "<b>", "a@b", "-", "(Budi)"])("refuses the name %s", (name) => {
  expect(fullName("crew.nameInvalid").safeParse(name).success).toBe(false);
});

test("reads an address copied from a mail or page", () => {
  expect(readingOf(email, " mailto:Budi@Example.com\u200b ")).toBe("budi@example.com");
  expect(readingOf(email, "budi @example.com")).toBe("validation.email");
});
