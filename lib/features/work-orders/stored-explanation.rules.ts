import type { Explanation } from "./explanation.rules";

type Values = Explanation["values"];
/** Stored form of an explanation. Whole rupiah are quoted digits, because JSON numbers lose precision. */
export type StoredExplanation = Omit<Explanation, "values"> & { values: Record<string, string | number> };

const isText = (name: string) => ["name", "number", "reason", "category"].includes(name);

export const toStoredExplanation = ({ values, ...explanation }: Explanation): StoredExplanation => ({
  ...explanation,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "bigint" ? value.toString() : value]),
  ),
});

/** Restore an explanation as the calculation made it. Digits that are not text are whole rupiah. */
export function fromStoredExplanation({ values, ...explanation }: StoredExplanation): Explanation {
  const parsed: Values = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isAmount = typeof value === "string" && !isText(name) && /^-?\d+$/.test(value);
      return [name, isAmount ? BigInt(value) : value];
    }),
  );
  return { ...explanation, values: parsed };
}
