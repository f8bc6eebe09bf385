import { join } from "node:path";
import { Font } from "@react-pdf/renderer";

const weights = [400, 600] as const;
const subsets = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"] as const;

/** The families in the order they are asked for a letter: one file holds the letters of one script only. */
export const fontFamily = subsets.map((subset) => `Source Sans 3 ${subset}`);

const longestPart = 16;

/** Words stay whole; only what fits in no column (an address without spaces) is cut. */
function hyphenate(word: string | null): string[] {
  if (!word || word.length <= longestPart) return [word ?? ""];
  return word.match(new RegExp(`.{1,${longestPart}}`, "gu")) ?? [word];
}

let registered = false;

export function registerFonts() {
  if (registered) return;
  for (const subset of subsets) {
    const fonts = weights.map((weight) => ({
      fontWeight: weight,
      src: join(process.cwd(), `node_modules/@fontsource/source-sans-3/files/source-sans-3-${subset}-${weight}-normal.woff`),
    }));
    Font.register({ family: `Source Sans 3 ${subset}`, fonts });
  }
  Font.registerHyphenationCallback(hyphenate);
  registered = true;
}
