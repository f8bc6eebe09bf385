import parsePhoneNumber from "libphonenumber-js/min";
import { messageOf } from "@/lib/platform/errors";
import { visibleText } from "@/lib/platform/i18n/plain-text";

/** Whether a spreadsheet reformatted the number: zero decimals after it, or powers of ten. */
export const isSpreadsheetNumber = (text: string) =>
  /^\d+[.,]0{1,2}$|^\d([.,]\d+)?e\+?\d+$/i.test(text.replace(/\s/g, ""));

/** Remove separators from an identifier; a number reformatted by a spreadsheet stays and is refused later. */
export function normalizeDigits(value: string): string {
  const text = visibleText(value).trim();
  return isSpreadsheetNumber(text) ? text : text.replace(/[\s.-]/g, "");
}

/** The message about a number that a spreadsheet changed. */
export const spreadsheetProblem = (text: string) =>
  messageOf("validation.spreadsheetNumber", { value: text.slice(0, 40) });

/** The browser gets no numbering plans (next.config.mjs): it settles what is certain without them. */
const parse: typeof parsePhoneNumber | null = parsePhoneNumber;

const dialled = /^\+[1-9]\d{7,14}$/;

/** A number with its country code in E.164, where its country has numbers of that length. */
function internationalNumber(text: string): { number: string; isValid: boolean } | null {
  if (!parse) return dialled.test(text) ? { number: text, isValid: true } : null;
  const found = parse(text);
  if (!found?.isPossible() || !dialled.test(found.number)) return null;
  // The library also leaves out other digits people dial before a number at home: only that 0 is none of its own.
  const withZero = `+${found.countryCallingCode}0${found.nationalNumber}`;
  if (text !== found.number && text !== withZero) return null;
  return { number: found.number, isValid: found.isValid() };
}

/** What digits without a 0 or a country code before them can mean: an Indonesian number that lost its 0, or one that lost its +. */
function readingsOf(digits: string): string[] {
  const possible = [`+62${digits}`, `+${digits}`].flatMap((text) => {
    const found = internationalNumber(text);
    return found?.number === text ? [found] : [];
  });
  const valid = possible.filter(({ isValid }) => isValid);
  return (valid.length > 0 ? valid : possible).map(({ number }) => number);
}

/** problem: the message that names what is wrong; null where the number is none. */
type PhoneRead = { number: string } | { problem: string | null };

function readBareDigits(digits: string): PhoneRead {
  if (!parse) return { problem: "validation.phoneWithoutZero" };
  const [number, other] = readingsOf(digits);
  if (number === undefined) return { problem: null };
  if (other === undefined) return { number };
  return { problem: messageOf("validation.phoneTwoReadings", { number, other }) };
}

/**
 * Read a telephone number as people write it into E.164. A number that begins with 0 is Indonesian; digits with neither 0 nor country code are
 * asked about where two numbers fit. product 5.17
 */
export function readPhone(value: string): PhoneRead {
  const text = visibleText(value).trim();
  if (isSpreadsheetNumber(text)) return { problem: spreadsheetProblem(text) };
  const bare = text
    .replace(/^tel:/i, "")
    .replace(/[\s()./-]/g, "")
    .replace(/^00(?=[1-9])/, "+")
    .replace(/^(?=62\d{7})/, "+");
  if (/^[1-9]\d{7,14}$/.test(bare)) return readBareDigits(bare);
  const whole = bare.replace(/^0(?=[1-9])/, "+62").replace(/^\+620(?=[1-9])/, "+62");
  const found = internationalNumber(whole);
  return found ? { number: found.number } : { problem: null };
}
