/** Shorten "Anchor Handling Tug Supply (AHTS)" to "AHTS"; a name without an abbreviation stays. */
export const shortName = (name: string) => /\(([A-Z]{2,6})\)$/.exec(name)?.[1] ?? name;
