/** Check an IMO number: seven digits, the last being the check digit of the other six. IMO resolution A.1117(30) */
export function isImoNumber(value: string): boolean {
  if (!/^[1-9]\d{6}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 6).reduce((total, digit, index) => total + digit * (7 - index), 0);
  return sum % 10 === digits[6];
}

/** Normalise an IMO number: "IMO 9074729", "imo9074729" and "9074729" are equal. */
export const plainImoNumber = (value: string) => value.replace(/[\s.-]/g, "").replace(/^imo/i, "");

type Build = { deliveryDate?: string | null | undefined; yearOfBuild?: number | null | undefined };

/** Whether the delivery date is before the year of build. product 5.17 */
export const isDeliveredBeforeBuild = ({ deliveryDate, yearOfBuild }: Build) =>
  Boolean(deliveryDate && yearOfBuild && deliveryDate < `${yearOfBuild}-01-01`);

/**
 * Return full years since delivery, else since the year of build; null when both are unknown.
 * @param today yyyy-MM-dd in Asia/Jakarta
 */
export function vesselAge({ deliveryDate, yearOfBuild }: Build, today: string): number | null {
  const year = Number(today.slice(0, 4));
  if (!deliveryDate) return yearOfBuild ? Math.max(0, year - yearOfBuild) : null;
  const age = year - Number(deliveryDate.slice(0, 4)) - (today.slice(5) < deliveryDate.slice(5) ? 1 : 0);
  return Math.max(0, age);
}

type Tonnages = { GRT?: number | null | undefined; NRT?: number | null | undefined };

/** Return warnings about suspicious values that may still be saved, as message keys. product 5.17 */
export const vesselWarnings = ({ GRT, NRT }: Tonnages): string[] =>
  typeof GRT === "number" && typeof NRT === "number" && NRT > GRT ? ["vessels.nrtAboveGrt"] : [];

type Plans = { crewOnBoard: number; planned: number; openRequests: number };

/** Return why a vessel cannot be scrapped yet, or null. product 5.17 */
export function scrapProblem({
  crewOnBoard,
  planned,
  openRequests,
}: Plans): { messageKey: string; values: { count: number } } | null {
  if (crewOnBoard > 0) return { messageKey: "vessels.scrap.crewOnBoard", values: { count: crewOnBoard } };
  if (planned > 0) return { messageKey: "vessels.scrap.planned", values: { count: planned } };
  return openRequests > 0 ? { messageKey: "vessels.scrap.openRequests", values: { count: openRequests } } : null;
}
