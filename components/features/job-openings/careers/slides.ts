import type { Slide } from "./hero-picture";

/** Focal point of each picture for cropping, from public/hero/captions.json. */
const focusOf = [
  ["01", "78% 60%"],
  ["02", "80% 60%"],
  ["03", "78% 62%"],
  ["04", "82% 55%"],
  ["05", "80% 55%"],
  ["06", "74% 55%"],
  ["07", "76% 55%"],
  ["08", "74% 55%"],
  ["09", "80% 55%"],
  ["10", "76% 50%"],
  ["11", "80% 55%"],
  ["12", "82% 60%"],
  ["13", "78% 65%"],
  ["14", "80% 60%"],
  ["15", "76% 50%"],
  ["16", "78% 60%"],
  ["17", "76% 55%"],
  ["18", "80% 60%"],
  ["19", "76% 60%"],
] as const;

export const slidesWith = (captionOf: (key: `pictures.p${(typeof focusOf)[number][0]}`) => string): Slide[] =>
  focusOf.map(([id, focus]) => ({ id, alt: captionOf(`pictures.p${id}`), focus }));
