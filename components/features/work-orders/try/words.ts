import { writeRupiah } from "@/lib/features/rates/amount.rules";
import { writePercent } from "@/lib/features/rates/percent.rules";

type Value = bigint | number | string;
const rates = ["rate", "higherBy", "riskRate"];

/** Whole rupiah of any sign, as all money is written. */
export const rupiah = (amount: bigint) =>
  amount < 0n ? `−${writeRupiah(Number(-amount))}` : writeRupiah(Number(amount));

function written(name: string, value: Value): string {
  if (typeof value === "bigint") return rupiah(value);
  if (typeof value === "number" && rates.includes(name)) return writePercent(value);
  return value === "none" ? "–" : String(value);
}

/** The values of an explanation or a problem as they stand in its sentence. */
export const valuesOf = (values: Readonly<Record<string, Value>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(name, value)]));
