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

export const portraitVariants = 12;

/** One of a few believable looks for a passport photo. */
export function lookOf(sex: "Male" | "Female", scarf: boolean, variant: number): Look {
  const ground = grounds[variant % grounds.length] ?? "#cfd8e0";
  const skin = skins[variant % skins.length] ?? "#b57a4e";
  const choices: Partial<Look>[] = sex === "Male" ? men : scarf ? veiled : women;
  return { hair: "#1d1a18", clothes: "#1f3350", scarf, cap: false, ground, skin, ...choices[variant % choices.length] };
}

const hair = ({ hair, scarf, cap }: Look) => {
  if (scarf) return `<path d="M105 230q0-120 95-120t95 120q0 70-20 130h-150q-20-60-20-130z" fill="${hair}"/>`;
  const crop = `<path d="M126 205q-8-95 74-95t74 95q-12-42-40-52-50 14-78-6-22 16-30 58z" fill="${hair}"/>`;
  return cap
    ? `${crop}<path d="M112 158q6-62 88-62t88 62q-88-26-176 0z" fill="#f7f8fa"/><path d="M118 160q82-24 164 0l-6 20q-76-20-152 0z" fill="${hair}"/>`
    : crop;
};

/** A flat head and shoulders, 400 by 500. */
export function portrait(look: Look): string {
  const face = `<ellipse cx="200" cy="218" rx="68" ry="88" fill="${look.skin}"/>`;
  const ears = look.scarf
    ? ""
    : `<circle cx="131" cy="224" r="14" fill="${look.skin}"/><circle cx="269" cy="224" r="14" fill="${look.skin}"/>`;
  const features = `<g fill="#1f1a17"><ellipse cx="174" cy="212" rx="7" ry="8"/><ellipse cx="226" cy="212" rx="7" ry="8"/></g><path d="M200 222l-8 28h14M178 270q22 16 44 0" fill="none" stroke="#6d4429" stroke-width="5" stroke-linecap="round"/>`;
  const body = `<path d="M40 500q6-130 110-152h100q104 22 110 152z" fill="${look.clothes}"/><path d="M168 290h64v60q-32 34-64 0z" fill="${look.skin}"/><path d="M150 348l50 46 50-46 14 20-64 62-64-62z" fill="#dfe5ea"/>`;
  const bars = `<path d="M70 398l52-22M278 376l52 22" stroke="#c9a24b" stroke-width="12"/>`;
  const scarfFold = look.scarf ? `<path d="M128 300q72 70 144 0l24 96q-96 50-192 0z" fill="${look.hair}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="${look.ground}"/>${body}${bars}${look.scarf ? hair(look) : ""}${face}${ears}${features}${look.scarf ? "" : hair(look)}${scarfFold}</svg>`;
}
