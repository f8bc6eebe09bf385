/** "AHTS" of "Anchor Handling Tug Supply (AHTS)"; a name without an abbreviation stays as it is. */
export const shortName = (name: string) => /\(([A-Z]{2,6})\)$/.exec(name)?.[1] ?? name;
