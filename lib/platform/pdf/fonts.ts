import { join } from "node:path";
import { Font } from "@react-pdf/renderer";

const weights = [400, 600] as const;
const subsets = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"] as const;
const familyOf = (subset: string) => `Source Sans 3 ${subset}`;

/** The families in the order they are asked for a letter: one file holds the letters of one script only. */
export const fontFamily = subsets.map(familyOf);

/** What the renderer writes with where no family has a sign, as at the end of a line. Its own font of that name goes into no file, so ours bears it. */
const lastResort = "Helvetica";

const longestWord = 16;

/** Words stay whole; what fits in no column (an address without spaces) may break after its signs. The empty part keeps the hyphen away. */
function breakWord(word: string | null): string[] {
  if (!word || word.length <= longestWord) return [word ?? ""];
  const parts = word.match(/[^@._/-]{1,15}[@._/-]*|[@._/-]+/gu) ?? [word];
  return parts.flatMap((part, index) => (index === 0 ? [part] : ["", part]));
}

function register(family: string, subset: string) {
  const fonts = weights.map((fontWeight) => ({
    fontWeight,
    src: join(
      process.cwd(),
      `node_modules/@fontsource/source-sans-3/files/source-sans-3-${subset}-${fontWeight}-normal.woff`,
    ),
  }));
  Font.register({ family, fonts });
}

let registered = false;

/** Our fonts and no others; the renderer itself loads only those that a style names. */
export async function loadFonts() {
  if (!registered) {
    Font.clear();
    for (const subset of subsets) register(familyOf(subset), subset);
    register(lastResort, "latin");
    Font.registerHyphenationCallback(breakWord);
    registered = true;
  }
  const needed = [...fontFamily, lastResort];
  await Promise.all(
    needed.flatMap((family) => weights.map((fontWeight) => Font.load({ fontFamily: family, fontWeight }))),
  );
}
