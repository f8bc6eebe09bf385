import { visibleText } from "@/lib/platform/i18n/plain-text";

/** Whether a text is what a spreadsheet makes of a number: decimals of nought behind it, or powers of ten. */
export const isSpreadsheetNumber = (text: string) =>
  /^\d+[.,]0{1,2}$|^\d([.,]\d+)?e\+?\d+$/i.test(text.replace(/\s/g, ""));

/** The digits of an identifier without what stands between them; what a spreadsheet made of it stays as it is, to be refused. */
export function plainDigits(value: string): string {
  const text = visibleText(value).trim();
  return isSpreadsheetNumber(text) ? text : text.replace(/[\s.-]/g, "");
}

/** Whether digits are an Indonesian mobile number that lost its 0: with the country code of another they would be somebody else's. */
export const hasLostZero = (digits: string) => /^8\d{8,11}$/.test(digits);

/** A telephone number as it is dialled from anywhere; what cannot be settled stays as it is, to be refused. */
export function plainPhone(value: string): string {
  const text = visibleText(value).trim();
  if (isSpreadsheetNumber(text)) return text;
  const bare = text.replace(/^tel:/i, "").replace(/[\s()./-]/g, "");
  if (hasLostZero(bare)) return bare;
  return bare
    .replace(/^00(?=[1-9])/, "+")
    .replace(/^0(?=[1-9])/, "+62")
    .replace(/^(?=[1-9])/, "+")
    .replace(/^\+620+/, "+62");
}
