const romanMonths = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const divisionLetter = (divisionId: number) => (divisionId === 1 ? "M" : "T");

export type LetterNumber = { number: string; year: number; letter: string };

const fullLetterPattern = /^(\d[A-Z0-9.-]{0,19})\s*\/\s*MCU-([MT])\s*\/\s*([IVX]+)\s*\/\s*(\d{4})$/;
/** A number with an optional letter or second number: 017, 017A, 17-2. */
const numberPattern = /^\d[A-Z0-9.-]{0,19}$/;

/** Pad digits to three places, so that 17 and 017 are the same. */
const padded = (number: string) => (/^\d+$/.test(number) ? number.replace(/^0+(?=\d)/, "").padStart(3, "0") : number);

/** Format a letter number: "017/MCU-M/XI/2026". product 5.13c. @param day yyyy-MM-dd of writing */
export function letterOf(number: string, divisionId: number, day: string): string {
  return `${padded(number)}/MCU-${divisionLetter(divisionId)}/${romanMonths[Number(day.slice(5, 7)) - 1]}/${day.slice(0, 4)}`;
}

/**
 * Parse an entered number: bare, or a full letter number of the own division. Null for anything else. @param day
 * yyyy-MM-dd of writing
 */
export function readLetterNumber(entered: string, divisionId: number, day: string): LetterNumber | null {
  const text = entered.trim().toUpperCase();
  if (numberPattern.test(text))
    return { number: padded(text), year: Number(day.slice(0, 4)), letter: letterOf(text, divisionId, day) };
  const [, number = "", division, month = "", year = ""] = fullLetterPattern.exec(text) ?? [];
  if (division !== divisionLetter(divisionId) || !romanMonths.includes(month)) return null;
  return { number: padded(number), year: Number(year), letter: `${padded(number)}/MCU-${division}/${month}/${year}` };
}

/** Return the number part: "017" of "017/MCU-M/XI/2026". */
export const numberIn = (letter: string) => letter.split("/")[0] ?? letter;

/** Return whether the entered text matches the letter: the full number, or its number part. */
export function isSameLetter(entered: string, letter: string): boolean {
  const text = entered.trim().toUpperCase().replace(/\s+/g, "");
  const [number = "", ...rest] = text.split("/");
  return rest.length > 0 ? [padded(number), ...rest].join("/") === letter : padded(number) === numberIn(letter);
}

/** Return the number after the highest of a year. Numbers with letters are ignored. */
export const numberAfter = (highest: number | null) => padded(String((highest ?? 0) + 1));
