/** Letters as strokes on a grid of 4 by 6, drawn without any installed font: points as "xy", strokes after a comma. */
const glyphs: Record<string, string> = {
  A: "06 02 20 42 46,04 44",
  B: "00 06 36 45 44 33 03,33 42 41 30 00",
  C: "41 30 10 01 05 16 36 45",
  D: "00 06 26 44 42 20 00",
  E: "40 00 06 46,03 33",
  F: "40 00 06,03 33",
  G: "41 30 10 01 05 16 36 45 43 23",
  H: "00 06,40 46,03 43",
  I: "10 30,20 26,16 36",
  J: "30 35 26 16 05",
  K: "00 06,40 03 46",
  L: "00 06 46",
  M: "06 00 23 40 46",
  N: "06 00 46 40",
  O: "10 30 41 45 36 16 05 01 10",
  P: "06 00 30 41 42 33 03",
  Q: "10 30 41 45 36 16 05 01 10,24 46",
  R: "06 00 30 41 42 33 03,23 46",
  S: "41 30 10 01 02 13 33 44 45 36 16 05",
  T: "00 40,20 26",
  U: "00 05 16 36 45 40",
  V: "00 26 40",
  W: "00 16 23 36 40",
  X: "00 46,40 06",
  Y: "00 23 40,23 26",
  Z: "00 40 06 46",
  "0": "10 30 41 45 36 16 05 01 10",
  "1": "11 20 26,16 36",
  "2": "01 10 30 41 42 06 46",
  "3": "01 10 30 41 42 33 23,33 44 45 36 16 05",
  "4": "36 30 04 44",
  "5": "40 00 02 32 43 45 36 06",
  "6": "40 20 02 05 16 36 45 44 33 03",
  "7": "00 40 16",
  "8": "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33",
  "9": "06 26 44 41 30 10 01 02 13 43",
  "-": "13 33",
  ".": "26 26",
  "/": "06 40",
  "<": "40 03 46",
};

const advance = 5.6;

function glyphPath(letter: string, left: number, top: number, unit: number): string {
  const strokes = glyphs[letter]?.split(",") ?? [];
  const point = (xy: string) =>
    `${(left + Number(xy[0]) * unit).toFixed(1)} ${(top + Number(xy[1]) * unit).toFixed(1)}`;
  return strokes.map((stroke) => `M${stroke.split(" ").map(point).join("L")}`).join("");
}

export const textWidth = (text: string, height: number) => (text.length * advance - (advance - 4)) * (height / 6);

/** An SVG path that writes text in capitals; letters it does not know leave a gap. */
export function strokedText(
  text: string,
  left: number,
  top: number,
  height: number,
  colour: string,
  weight = 0.16,
): string {
  const unit = height / 6;
  const path = [...text.toUpperCase()]
    .map((letter, index) => glyphPath(letter, left + index * advance * unit, top, unit))
    .join("");
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${(height * weight).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
