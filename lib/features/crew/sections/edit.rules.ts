import { searchText } from "@/lib/platform/i18n/search-text";

/** Compute the body mass index to one decimal, kg over height in metres squared; null until both are known. */
export function bodyMassIndex(weight: number | null, height: number | null): number | null {
  if (weight === null || height === null || weight <= 0 || height <= 0) return null;
  return Math.round((weight / (height / 100) ** 2) * 10) / 10;
}

/** Whether the birth date in a NIK (DDMMYY, day + 40 for women) matches. A hint, never an error. product 5.17 */
export function isNikConsistent(idNumber: string, dateOfBirth: string, sex: "Male" | "Female"): boolean {
  const [year = "", month = "", day = ""] = dateOfBirth.split("-");
  const expectedDay = String(Number(day) + (sex === "Female" ? 40 : 0)).padStart(2, "0");
  return idNumber.slice(6, 12) === `${expectedDay}${month}${year.slice(2)}`;
}

const wordsOf = (name: string) =>
  new Set(
    searchText(name)
      .replace(/[^\p{L} ]/gu, "")
      .split(" ")
      .filter(Boolean),
  );

/** Whether an account name shares a word with a person's name. A hint, never an error. product 5.17 */
export function namesMatch(accountName: string, fullName: string): boolean {
  const nameWords = wordsOf(fullName);
  return [...wordsOf(accountName)].some((word) => nameWords.has(word));
}

/** A period of sea service; without an end it is still running. */
type ServicePeriod = { onBoard: string; offBoard: string | null };

/** Whether three periods overlap; a handover day may belong to two. product 5.17 */
export const hasTripleOverlap = (services: readonly ServicePeriod[]) =>
  services.some(
    ({ onBoard }) =>
      services.filter((other) => other.onBoard <= onBoard && (other.offBoard === null || onBoard < other.offBoard))
        .length > 2,
  );
