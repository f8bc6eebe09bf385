import type { Explanation } from "./explanation.rules";

type Values = Explanation["values"];
/** How a line was reached as it rests: whole rupiah as digits in quotes, which JSON keeps exactly. */
export type StoredExplanation = Omit<Explanation, "values"> & { values: Record<string, string | number> };

const isWords = (name: string) => ["name", "number", "reason", "category"].includes(name);

export const storedOf = ({ values, ...explanation }: Explanation): StoredExplanation => ({
  ...explanation,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "bigint" ? value.toString() : value]),
  ),
});

/** The explanation as the calculation made it: digits that are not words are whole rupiah. */
export function explanationOf({ values, ...explanation }: StoredExplanation): Explanation {
  const read: Values = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isAmount = typeof value === "string" && !isWords(name) && /^-?\d+$/.test(value);
      return [name, isAmount ? BigInt(value) : value];
    }),
  );
  return { ...explanation, values: read };
}
