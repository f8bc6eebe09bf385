import { array, constantFrom, date, integer, oneof, record, stringMatching, tuple, type Arbitrary } from "fast-check";
import { isValidPhoneNumber } from "libphonenumber-js/min";
import type { MessageValues } from "@/lib/platform/errors";

/**
 * A text as people and programs write it, and what is kept of it: the value, or null where it is refused with the message of that key and
 * those values.
 */
export type OddInput = { written: string; kept: string | null; refused?: string; values?: MessageValues };

const accepted = (written: string, kept: string): OddInput => ({ written, kept });
const refused = (written: string, key: string, values: MessageValues = {}): OddInput => ({
  written,
  kept: null,
  refused: key,
  values,
});

const alphabets = [
  "abcdefghijklmnoprstuwy",
  "áàâäãåçéèêëíìîïñóòôöõøúùûüýÿšžœ",
  "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
  "абвгдежзиклмнопрстуфхцчшщыэюя",
  "αβγδεζηθικλμνξοπρστυφχψω",
  "李王张刘陈杨黄赵吴周",
  "محمدعليحسن",
  "สมชายวงศ์",
].map((letters) => [...letters.normalize("NFC")].filter((letter) => /\p{L}/u.test(letter)));

const wordOf = (letters: readonly string[]) =>
  array(constantFrom(...letters), { minLength: 2, maxLength: 8 }).map((word) => word.join(""));
const separators = [" ", "-", "'", "’", "`", "/", ". ", ", ", " (", " A/L "];
const closed = (name: string) => (name.split("(").length > name.split(")").length ? `${name})` : name);
const nameFrom = (letters: readonly string[]) =>
  tuple(wordOf(letters), array(tuple(constantFrom(...separators), wordOf(letters)), { maxLength: 3 })).map(
    ([first, rest]) => closed(rest.reduce((name, [separator, word]) => name + separator + word, first)),
  );

/** Names in any script with every character a passport has; as they are typed, pasted from pages, or decomposed. */
export const acceptedName: Arbitrary<OddInput> = tuple(
  oneof(...alphabets.map(nameFrom)),
  constantFrom<(name: string) => string>(
    (name) => name,
    (name) => ` ${name} `,
    (name) => name.replaceAll(" ", "\u00a0"),
    (name) => name.replaceAll(" ", "\u202f "),
    (name) => `\ufeff${name}\u200b`,
    (name) => `${name.slice(0, 1)}\u00ad${name.slice(1)}\u200e`,
    (name) => name.normalize("NFD"),
  ),
).map(([name, spoil]) => accepted(spoil(name), plain(spoil(name))));

const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[\u00ad\u200b\u200e\ufeff]/g, "")
    .trim();

/** Names of Western Europe alone, which every encoding of a text file can hold. */
export const westernName: Arbitrary<OddInput> = nameFrom([..."abcdefghijklmnoprstuwyàâäãåçéèêëíîïñóôöõøúüÿšžœ"]).map(
  (name) => accepted(name, name),
);

const plainWord = wordOf([..."abcdefghijklmnoprstuwy"]);
export const refusedName: Arbitrary<OddInput> = oneof(
  tuple(plainWord, constantFrom("2", "@", "<", "_", "=", "!")).map(([word, sign]) =>
    refused(`${word}${sign} ${word}`, "crew.nameInvalid"),
  ),
  tuple(plainWord, constantFrom("\u202e", "\u2066", "\u0085", "\u0091", "\u009f")).map(([word, sign]) =>
    refused(`${word}${sign}${word}`, "validation.controlCharacters"),
  ),
);

const digitsOf = (length: number) => stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const inFours = (digits: string, separator: string) => (digits.match(/\d{1,4}/g) ?? []).join(separator);

/** An identifier of so many digits: as written on its card, or what a spreadsheet made of it. */
export const identifier = (length: number): Arbitrary<OddInput> =>
  oneof(
    tuple(digitsOf(length), constantFrom("", " ", ".", "-", "\u00a0", "\u2007")).map(([digits, separator]) =>
      accepted(inFours(digits, separator), digits),
    ),
    tuple(digitsOf(length), constantFrom(".0", ".00", ",0")).map(([digits, ending]) =>
      refused(digits + ending, "validation.spreadsheetNumber"),
    ),
    digitsOf(length).map((digits) =>
      refused(`${digits.slice(0, 1)}.${digits.slice(1, 6)}E+${length - 1}`, "validation.spreadsheetNumber"),
    ),
  );

/**
 * Indonesian mobile numbers: dialled from anywhere, or without the 0 a spreadsheet took. Without it, those that are numbers of another country
 * too are refused with both.
 */
export const mobile: Arbitrary<OddInput> = tuple(
  constantFrom("811", "812", "813", "821", "852", "857"),
  stringMatching(/^[2-9]\d{7}$/),
  constantFrom("0", "+62", "+62 ", "0062", "+62 (0)", ""),
  constantFrom("", " ", "-"),
).map(([network, rest, prefix, separator]) => {
  const written = prefix + [network, rest.slice(0, 4), rest.slice(4)].join(separator);
  const [number, other] = [`+62${network}${rest}`, `+${network}${rest}`];
  return prefix === "" && isValidPhoneNumber(other)
    ? refused(written, "validation.phoneTwoReadings", { number, other })
    : accepted(written, number);
});

/** Addresses as they are copied out of mails and pages. */
export const emailAddress: Arbitrary<OddInput> = oneof(
  tuple(
    stringMatching(/^[a-z]{3,8}\.[a-z]{2,6}$/),
    constantFrom("example.com", "Example.co.id"),
    constantFrom<(address: string) => string>(
      (address) => address,
      (address) => `  ${address} `,
      (address) => `mailto:${address}`,
      (address) => `${address}\u200b`,
      (address) => address.toUpperCase(),
    ),
  ).map(([name, host, spoil]) => accepted(spoil(`${name}@${host}`), `${name}@${host}`.toLowerCase())),
  constantFrom("budi @example.com", "budi@example", "budi.example.com", "a@b@example.com").map((written) =>
    refused(written, "validation.email"),
  ),
);

const pastDay = date({ min: new Date("1965-01-01"), max: new Date("2004-12-31"), noInvalidDate: true }).map((day) =>
  day.toISOString().slice(0, 10),
);
const two = (part: number | string) => String(part).padStart(2, "0");

/** A day as files have it: the agreed ways, and ways that leave out which is which. */
export const writtenDay: Arbitrary<OddInput> = tuple(
  pastDay,
  constantFrom("iso", "slashes", "short", "hyphens", "dots", "words", "twoDigits"),
).map(([iso, way]) => {
  const [year = "", month = "", day = ""] = iso.split("-");
  const unreadable = (written: string) => refused(written, "crew-import.problems.day");
  if (way === "slashes") return accepted(`${day}/${month}/${year}`, iso);
  if (way === "short") return accepted(`${Number(day)}/${Number(month)}/${year}`, iso);
  if (way === "hyphens") return accepted(`${day}-${month}-${year}`, iso);
  if (way === "dots") return unreadable(`${day}.${month}.${year}`);
  if (way === "words") return unreadable(`${Number(day)} Mei ${year}`);
  return way === "twoDigits" ? unreadable(`${day}/${month}/${year.slice(2)}`) : accepted(iso, iso);
});

/** A day with its month first that can be read no other way: it makes the others of its column questions. */
export const monthFirstDay: Arbitrary<string> = tuple(
  integer({ min: 1, max: 12 }),
  integer({ min: 13, max: 28 }),
  integer({ min: 1965, max: 2004 }),
).map(([month, day, year]) => `${two(month)}/${two(day)}/${year}`);

/** A weight in kilograms with a comma or a point before its decimals, or with words. */
export const weight: Arbitrary<OddInput> = oneof(
  tuple(integer({ min: 40, max: 120 }), integer({ min: 1, max: 9 }), constantFrom(",", ".")).map(
    ([whole, part, mark]) => accepted(`${whole}${mark}${part}`, `${whole}.${part}`),
  ),
  integer({ min: 40, max: 120 }).map((whole) => accepted(String(whole), String(whole))),
  constantFrom("65 kg", "65,", "1.234,5", "-3").map((written) => refused(written, "crew-import.problems.amount")),
);

const windows1252 = new Map(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"].map((letter, index) => [letter, 0x80 + index]),
);
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

/** How programs write a text file, and whether a file of that kind can hold any text. */
const encodings: Record<string, (text: string) => Buffer> = {
  "utf-8": (text) => Buffer.from(text),
  "utf-8 with a mark": (text) => Buffer.from(`\ufeff${text}`),
  "utf-16le": (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "utf-16be": (text) => swapped(Buffer.from(`\ufeff${text}`, "utf16le")),
  "windows-1252": (text) =>
    Buffer.from([...text].map((letter) => windows1252.get(letter) ?? letter.codePointAt(0) ?? 0)),
};
const isWestern = (text: string) =>
  [...text].every(
    (letter) => windows1252.has(letter) || (letter.codePointAt(0) ?? 0) < 0x80 || /[\u00a0-\u00ff]/.test(letter),
  );
/** The same value in characters the code page of Western Europe has, where an encoding has no others. */
export const inEncoding = (input: OddInput, name: string): OddInput =>
  name !== "windows-1252" || isWestern(input.written) ? input : accepted(input.kept ?? "", input.kept ?? "");
export const encoding = constantFrom(...Object.keys(encodings));
export const encoded = (text: string, name: string): Buffer => encodings[name]?.(text) ?? Buffer.from(text);

const right = (written: Arbitrary<OddInput>) => written.filter(({ kept }) => kept !== null);

export const personParts = {
  name: acceptedName,
  phone: right(mobile),
  email: right(emailAddress),
  kkNumber: right(identifier(16)),
  bpjsNumber: right(identifier(13)),
  npwpNumber: right(identifier(15)),
  dateOfBirth: right(writtenDay),
  weight: right(weight),
};
/** A person whose every value is right, in the odd ways people and programs write them. */
export const oddPerson = record(personParts);
