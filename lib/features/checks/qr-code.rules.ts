import { encode } from "uqr";

/** Encode a text as rows of a QR code; dark is true. It remains readable with an eighth damaged. */
export const qrCodeOf = (text: string): boolean[][] => encode(text, { ecc: "M", border: 0 }).data;
