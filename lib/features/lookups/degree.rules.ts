/** What a degree of health says of going to sea. product 5.13c */
export const degreeFitnesses = ["fit", "restricted", "unfit"] as const;
export type DegreeFitness = (typeof degreeFitnesses)[number];

const scale: Readonly<Record<string, DegreeFitness>> = {
  I: "fit",
  II: "fit",
  III: "restricted",
  IV: "unfit",
  V: "unfit",
};
/** The degrees of the usual scale; those made later carry their setting as their code. */
const settings: Readonly<Record<string, DegreeFitness>> = {
  ...scale,
  fit: "fit",
  restricted: "restricted",
  unfit: "unfit",
};

/** The setting of a degree by its code; null for one nobody has set yet, which says nothing of anybody's health. */
export const fitnessOf = (code: string | null | undefined): DegreeFitness | null =>
  (code && Object.hasOwn(settings, code) ? settings[code] : null) ?? null;

/** Whether a degree is one of the usual scale, which says what it means. */
export const isOfScale = (code: string | null): boolean => code !== null && Object.hasOwn(scale, code);
