import { join } from "node:path";
import { Font } from "@react-pdf/renderer";

const weights = [400, 600] as const;
const subsets = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"] as const;

/** The families in the order they are asked for a letter: one file holds the letters of one script only. */
export const fontFamily = subsets.map((subset) => `Source Sans 3 ${subset}`);

const longestWord = 16;

/** Words stay whole; what fits in no column (an address without spaces) may break after its signs. The empty part keeps the hyphen away. */
function breakWord(word: string | null): string[] {
  if (!word || word.length <= longestWord) return [word ?? ""];
  const parts = word.match(/[^@._/-]{1,15}[@._/-]*|[@._/-]+/gu) ?? [word];
  return parts.flatMap((part, index) => (index === 0 ? [part] : ["", part]));
}

let registered = false;

export function registerFonts() {
  if (registered) return;
  for (const subset of subsets) {
    const fonts = weights.map((weight) => ({
      fontWeight: weight,
      src: join(
        process.cwd(),
        `node_modules/@fontsource/source-sans-3/files/source-sans-3-${subset}-${weight}-normal.woff`,
      ),
    }));
    Font.register({ family: `Source Sans 3 ${subset}`, fonts });
  }
  Font.registerHyphenationCallback(breakWord);
  registered = true;
}
