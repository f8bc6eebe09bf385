import { Font } from "@react-pdf/renderer";
import { fontFamily } from "./fonts";

const unseen = /\p{Cf}/u;
const space = /[\s\p{Cc}]/u;

/** Writes a text in letters our fonts have: others become question marks, what has no sign of its own is left out. The fonts must be loaded. */
export function writing(): (text: string) => string {
  const letters = new Set(
    fontFamily.flatMap((family) => Font.getFont({ fontFamily: family }).data?.characterSet ?? []),
  );
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0);
  const written = (letter: string) => {
    if (unseen.test(letter)) return "";
    if (has(letter)) return letter;
    if (space.test(letter)) return " ";
    return /\p{M}/u.test(letter) ? "" : "?";
  };
  return (text) =>
    text
      .normalize("NFC")
      // Who hears the text needs a space where who sees it has a line break.
      .replace(/ *(\r\n?|\n)/g, " \n")
      .replace(/[^\n -~]/gu, written);
}
