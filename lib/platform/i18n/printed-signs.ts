/**
 * The signs of the fonts in our documents (lib/platform/pdf/fonts.ts): by turns how many are missing and how many follow,
 * in base 36 from the first code point on. A test compares them with the fonts.
 */
const runs = [
  "w 2n x 6a 4 1 3 1 2 4 1 3 1 2 2 2 2 1 1 2 d 3 5 1 7 5 9 h 4 6 2 2 2 3 3 2 1 b 2 2 2 2 2 2 a 9 1 2 2",
  "2 f 1 2 5 2 5 2 2 6 18 1 9 1 c 1 2 2 2 1 5 1 8 7 5 2 3 1 7 4 7 3 8 2 1 1 3 1 5 8 1 i 2 1 2 3 2 p 1 5",
  "1 22 2 4 1 3 1 5 7 1 1 1 k 1 1b 3 1 1 1 1 1 1 1 1 1 3 1 i 1 2 2 7 2o 2 2 e 4 q 4 2 6 4 4 6 2 2 6 2 2",
  "2 2 4 5 2 2 6 3 2 6 8 2 2 4 4 2 2 2 2 2 4rx 1 6 1 1 1 1 2 1 8 1 1 1 6 3 5 1 1 1 4 3 3 2 1 j 2 8 1 1",
  "1 3 1 s 1 3 1 b 1 1 1 1 1 a 1 3 1 1u 2 2 2 2 8 4 2 6 e 6 a 2 c 8 2 2 e 2 2 2 6 2 2 a 8 8 a 6 2k 6 m",
  "2 6 2 12 2 6 2 8 1 1 1 1 1 1 1 v 2 1h 1 f 1 e 2 6 1 j 2 3 1 9 a 1 9 2 3 3 1 3 1 1 1 1 3 1 b 2 5 2 9",
  "1 2k 1 1 2 1 2 1 1 1 2 1 1 2 2 1 2 2 3 2 1 2d 1 2 1 b 1 32 1 1 1 3i 1 2 1 216 3 2 2 a 1 b 1 o84 4 14",
  "2 a 2 8 2 j f 1 1 z 2 4 1 1 1 1o 3",
]
  .join(" ")
  .split(" ")
  .map((count) => parseInt(count, 36));

/** Whether a document can print a sign. */
function isPrinted(codePoint: number): boolean {
  let end = 0;
  const at = runs.findIndex((count) => (end += count) > codePoint);
  return at % 2 === 1;
}

/** Signs that documents leave out or print as a space, as meant. */
const unseen = /[\p{Cf}\p{Cc}\p{Z}\ufe00-\ufe0f]/u;

/** How many missing signs a message names. */
const maxNamed = 8;

/** The signs of a text that no document can print, each once, such as those of Chinese; they come out as question marks. */
export function missingSigns(text: string): string {
  if (!/[^ -~\n]/.test(text)) return "";
  const missing = new Set(
    [...text.normalize("NFC")].filter((sign) => !unseen.test(sign) && !isPrinted(sign.codePointAt(0) ?? 0)),
  );
  return [...missing].slice(0, maxNamed).join("");
}
