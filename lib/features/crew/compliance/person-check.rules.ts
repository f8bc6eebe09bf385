import { barringLevel, type SuitabilityLevel } from "@/db/enums/suitability";
import { pass, finalBlock, warn, type CheckItem } from "./check-item.rules";
import { ageOn, earlier, type Period } from "@/lib/platform/calendar/period";

const minAge = 18;
const minCadetAge = 16;
const seniorAge = 60;

/** Check the age at joining, and the age at sign-off for the senior warning. MLC 1.1, PM 84/2013, product 4 and 5.5 */
export function checkAge(dateOfBirth: string, isCadet: boolean, { from, to }: Period): CheckItem[] {
  if (from < dateOfBirth)
    return [finalBlock("age", "under-age", { key: "joinsBeforeBirth", evidence: { dateOfBirth, isCadet, from } })];
  const [age, ageAtSignOff] = [ageOn(dateOfBirth, from), ageOn(dateOfBirth, to)];
  const requiredAge = isCadet ? minCadetAge : minAge;
  const evidence = { dateOfBirth, isCadet, age, ageAtSignOff };
  if (age < requiredAge)
    return [finalBlock("age", "under-age", { key: "underAge", values: { age, least: requiredAge }, evidence })];
  if (ageAtSignOff >= seniorAge)
    return [warn("age", "senior-age", { key: "seniorAge", values: { age: ageAtSignOff }, evidence })];
  return [pass("age", { key: "ageAccepted", values: { age }, evidence })];
}

/** A register entry with its effective level: an unconfirmed level 3 counts as 2. product 5.4 */
export type SuitabilityEntry = { level: SuitabilityLevel; start: string; end: string | null };
/** A person this one must not sail with, and the period they are on the vessel. */
export type Conflict = Period & { name: string };

const firstStart = (entries: readonly SuitabilityEntry[]) => entries.map(({ start }) => start).reduce(earlier);
const byNameAndStart = ({ level, start, end }: SuitabilityEntry) => `${start} ${end} ${level}`;
const toEvidence = (entries: readonly SuitabilityEntry[]) =>
  [...entries]
    .sort((a, b) => (byNameAndStart(a) < byNameAndStart(b) ? -1 : 1))
    .map(({ level, start, end }) => ({ level, start, end }));

function conflict({ name, from, to }: Conflict): CheckItem {
  return warn("suitability", "conflict-on-board", {
    key: "conflictOnBoard",
    values: { name, from, to },
    evidence: { name, from, to },
  });
}

/**
 * Check the suitability register and conflicts. An entry counts if it is open today or at any time until sign-off; not
 * on its end date. product 5.4
 */
export function checkSuitability(
  entries: readonly SuitabilityEntry[],
  conflicts: readonly Conflict[],
  { from, to, today }: Period & { today: string },
): CheckItem[] {
  const open = entries.filter(({ start, end }) => start <= to && (end === null || end > earlier(today, from)));
  const openBars = open.filter(({ level }) => level === barringLevel);
  const openNotes = open.filter(({ level }) => level === 2);
  const items = conflicts.filter((other) => other.from <= to && other.to >= from).map(conflict);
  if (openBars.length > 0)
    items.push(
      finalBlock("suitability", "barred", {
        key: "barred",
        values: { since: firstStart(openBars) },
        evidence: { entries: toEvidence(openBars) },
      }),
    );
  if (openNotes.length > 0)
    items.push(
      warn("suitability", "noted", {
        key: "noted",
        values: { since: firstStart(openNotes) },
        evidence: { entries: toEvidence(openNotes) },
      }),
    );
  return items.length > 0
    ? items
    : [pass("suitability", { key: "suitable", evidence: { entries: toEvidence(entries) } })];
}
