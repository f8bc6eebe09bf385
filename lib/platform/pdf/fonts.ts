import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import { unpackFont } from "./unpack-font";

const weights = [400, 600] as const;
const subsets = ["latin", "latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese"] as const;
const familyOf = (subset: string) => `Source Sans 3 ${subset}`;

/** Font families in the order of lookup. Each file contains one script only. */
export const fontFamily = subsets.map(familyOf);

/** Fallback font of the renderer. Registering ours under its name keeps the built-in font out of files. */
const lastResort = "Helvetica";

const maxWordLength = 16;

/**
 * Words stay whole. Only a word wider than its column, such as an address without spaces, may break, without a hyphen.
 */
function breakWord(word: string | null): string[] {
  if (!word || word.length <= maxWordLength) return [word ?? ""];
  const parts = word.match(/[^@._/-]{1,15}[@._/-]*|[@._/-]+/gu) ?? [word];
  return parts.flatMap((part, index) => (index === 0 ? [part] : ["", part]));
}

/** Read a font as the data address that the renderer takes. */
function addressOf(subset: string, weight: number) {
  const file = `node_modules/@fontsource/source-sans-3/files/source-sans-3-${subset}-${weight}-normal.woff`;
  return `data:font/ttf;base64,${unpackFont(readFileSync(join(process.cwd(), file))).toString("base64")}`;
}

function register(family: string, subset: string) {
  Font.register({ family, fonts: weights.map((fontWeight) => ({ fontWeight, src: addressOf(subset, fontWeight) })) });
}

let registered = false;

/** Register our fonts; the renderer loads only those that styles use. */
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
