import { array, assert, constantFrom, integer, property, tuple } from "fast-check";
import { isSpreadsheetNumber, plainDigits, plainPhone } from "./rules";
import { accountNumber, email, fullName, phone } from "./schema";

const told = (schema: ReturnType<typeof phone> | typeof email, value: string) => {
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
  ["6591234567", "+6591234567"],
])("a telephone number written %j is dialled %s", (value, number) => {
  expect(told(phone("crew.phoneInvalid"), value)).toBe(number);
});

test.each([
  ["81234567890", "validation.phoneWithoutZero"],
  ["812-3456-7890", "validation.phoneWithoutZero"],
  ["81234567890.0", expect.stringContaining("validation.spreadsheetNumber")],
  ["8.1234567890E+10", expect.stringContaining("validation.spreadsheetNumber")],
  ["12", "crew.phoneInvalid"],
])("a telephone number written %j is refused by name", (value, message) => {
  expect(phone("crew.phoneInvalid").safeParse(value).error?.issues[0]?.message).toEqual(message);
});

test("no digit of an identifier is dropped or added: it is read as written, or refused", () => {
  const separator = constantFrom("", " ", ".", "-", "\u00a0", "\u200b");
  const written = array(tuple(integer({ min: 0, max: 9 }), separator), { minLength: 5, maxLength: 20 });
  assert(
    property(written, constantFrom("", ".0", ".00", ",0"), (parts, ending) => {
      const text = parts.map(([digit, after]) => `${digit}${after}`).join("") + ending;
      const read = accountNumber().safeParse(text);
      const seen = text.replace(/[\s\u200b.,-]/g, "");
      if (read.success) expect(read.data).toBe(seen);
      else expect(isSpreadsheetNumber(plainDigits(text)) || text.includes(",") || seen.length > 20).toBe(true);
    }),
  );
});

test("a number shown with its groups is no number of a spreadsheet", () => {
  expect(plainDigits("09.254.294.3-407.000")).toBe("092542943407000");
  expect(plainPhone("0812.3456.7890")).toBe("+6281234567890");
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
])("the name %s is taken", (name) => {
  expect(fullName("crew.nameInvalid").parse(name)).toBe(name.replace("\u00a0", " "));
});

test.each(["A", "R2 D2", "<b>", "a@b", "-", "(Budi)"])("the name %s is refused", (name) => {
  expect(fullName("crew.nameInvalid").safeParse(name).success).toBe(false);
});

test("an address copied from a mail or a page is the address in it", () => {
  expect(told(email, " mailto:Budi@Example.com\u200b ")).toBe("budi@example.com");
  expect(told(email, "budi @example.com")).toBe("validation.email");
});
