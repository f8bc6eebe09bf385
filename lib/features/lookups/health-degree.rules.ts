/** What a health degree means for service at sea. product 5.13c */
export const degreeFitnesses = ["fit", "restricted", "unfit"] as const;
export type DegreeFitness = (typeof degreeFitnesses)[number];

const scale: Readonly<Record<string, DegreeFitness>> = {
  I: "fit",
  II: "fit",
  III: "restricted",
  IV: "unfit",
  V: "unfit",
};
/** Fitness of the standard scale. Later degrees store their fitness as code. */
const settings: Readonly<Record<string, DegreeFitness>> = {
  ...scale,
  fit: "fit",
  restricted: "restricted",
  unfit: "unfit",
};

/** Return a degree's fitness by its code; null when unset, which allows no conclusion about health. */
export const fitnessOf = (code: string | null | undefined): DegreeFitness | null =>
  (code && Object.hasOwn(settings, code) ? settings[code] : null) ?? null;

/** Return whether a degree belongs to the standard scale, which fixes its fitness. */
export const isOfScale = (code: string | null): boolean => code !== null && Object.hasOwn(scale, code);
