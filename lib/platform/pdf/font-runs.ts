import { Font } from "@react-pdf/renderer";
import { fontFamily } from "./fonts";

const zeroWidth = /\p{Cf}/u;
const space = /[\s\p{Cc}]/u;

/**
 * Split a text into runs by font. Characters missing in our fonts become question marks, invisible ones are dropped.
 * Load the fonts first.
 */
export function fontRunsOf(): (text: string) => string {
  const letters = new Set(
    fontFamily.flatMap((family) => Font.getFont({ fontFamily: family }).data?.characterSet ?? []),
  );
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0);
  const runs = (letter: string) => {
    if (zeroWidth.test(letter)) return "";
    if (has(letter)) return letter;
    if (space.test(letter)) return " ";
    return /\p{M}/u.test(letter) ? "" : "?";
  };
  return (text) =>
    text
      .normalize("NFC")
      // Screen readers need a space where the text has a line break.
      .replace(/ *(\r\n?|\n)/g, " \n")
      .replace(/[^\n -~]/gu, runs);
}
