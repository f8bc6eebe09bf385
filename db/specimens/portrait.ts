type Look = { ground: string; skin: string; hair: string; clothes: string; scarf: boolean; cap: boolean };

const grounds = ["#b8342b", "#2f63a8", "#cfd8e0"];
const skins = ["#c58c5f", "#b57a4e", "#9a653f", "#d3a076"];
const men: Pick<Look, "hair" | "clothes" | "cap">[] = [
  { hair: "#1d1a18", clothes: "#f4f6f8", cap: false },
  { hair: "#26211d", clothes: "#1f3350", cap: false },
  { hair: "#17202c", clothes: "#f4f6f8", cap: true },
  { hair: "#3a3532", clothes: "#46525c", cap: false },
];
const women: Pick<Look, "hair" | "clothes">[] = [
  { hair: "#1b1715", clothes: "#1f3350" },
  { hair: "#2a201a", clothes: "#f4f6f8" },
];
const veiled: Pick<Look, "hair" | "clothes">[] = [
  { hair: "#23374f", clothes: "#f4f6f8" },
  { hair: "#6b5a4a", clothes: "#26405e" },
];

const variants = 12;

/** The person of the portrait. The same number gives the same face. */
export type Sitter = { sex: "Male" | "Female"; headscarf: boolean; number: number };

/** Choose one of several looks for a passport photo. */
export function lookOf({ sex, headscarf: scarf, number }: Sitter): Look {
  const variant = number % variants;
  const ground = grounds[variant % grounds.length] ?? "#cfd8e0";
  const skin = skins[variant % skins.length] ?? "#b57a4e";
  const choices: Partial<Look>[] = sex === "Male" ? men : scarf ? veiled : women;
  return { hair: "#1d1a18", clothes: "#1f3350", scarf, cap: false, ground, skin, ...choices[variant % choices.length] };
}

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const round = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

const veil = ({ hair }: Look) => shape("M105 230q0-120 95-120t95 120q0 70-20 130h-150q-20-60-20-130z", hair);
const fold = ({ hair }: Look) => shape("M128 300q72 70 144 0l24 96q-96 50-192 0z", hair);

function crop({ hair, cap }: Look) {
  const short = shape("M126 205q-8-95 74-95t74 95q-12-42-40-52-50 14-78-6-22 16-30 58z", hair);
  const crown = shape("M112 158q6-62 88-62t88 62q-88-26-176 0z", "#f7f8fa");
  const band = shape("M118 160q82-24 164 0l-6 20q-76-20-152 0z", hair);
  return cap ? short + crown + band : short;
}

const body = ({ clothes, skin }: Look) => [
  shape("M40 500q6-130 110-152h100q104 22 110 152z", clothes),
  shape("M168 290h64v60q-32 34-64 0z", skin),
  shape("M150 348l50 46 50-46 14 20-64 62-64-62z", "#dfe5ea"),
  line("M72 397l48-20M280 377l48 20", "#c9a24b", 12),
];

const face = ({ skin }: Look) => [
  round(200, 218, 68, 88, skin),
  round(174, 212, 7, 8, "#1f1a17"),
  round(226, 212, 7, 8, "#1f1a17"),
  line("M200 222l-8 28h14M178 270q22 16 44 0", "#6d4429", 5),
];

const ears = ({ skin }: Look) => round(131, 224, 14, 14, skin) + round(269, 224, 14, 14, skin);

/** A flat head and shoulders, 400 by 500. */
export function portrait(look: Look): string {
  const head = look.scarf ? [veil(look), ...face(look), fold(look)] : [ears(look), ...face(look), crop(look)];
  const ground = `<rect width="400" height="500" fill="${look.ground}"/>`;
  const drawn = [ground, ...body(look), ...head].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">${drawn}</svg>`;
}
