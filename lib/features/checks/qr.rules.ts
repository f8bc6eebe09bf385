import { encode } from "uqr";

/** A text as the rows of a QR code, dark is true; it is still read with an eighth of it gone. */
export const qrOf = (text: string): boolean[][] => encode(text, { ecc: "M", border: 0 }).data;
