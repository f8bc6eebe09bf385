import type { CertificateStatus } from "@/db/enums/crew";
import type { PreparationResult } from "@/db/enums/preparation";
import type { medicalStatusOn } from "@/lib/features/crew/medical/rules";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { CountedStatus } from "@/lib/platform/list/counted-status";
import type { PklStatus } from "./agreement-status.rules";

export const itemStatuses = ["-", "Scheduled", "Passed", "Failed"] as const;
export type ItemStatus = (typeof itemStatuses)[number];
type MedicalItemStatus = ReturnType<typeof medicalStatusOn>;

/** Item statuses of a joiner. Null is hidden from the user and ignored. */
export type Items = {
  certificates: CertificateStatus | null;
  mcu: ItemStatus | null;
  bjst: ItemStatus | null;
  medical: MedicalItemStatus | null;
  pkl: PklStatus | null;
};
export const itemNames = ["certificates", "mcu", "medical", "bjst", "pkl"] as const;
export type ItemName = (typeof itemNames)[number];

/** Return the status of a check-up or training. Without a result it is scheduled. */
export const statusOfItem = (last: { result: PreparationResult | null } | null | undefined): ItemStatus =>
  last ? (last.result ?? "Scheduled") : "-";

export const monthsOfTraining = 24;
/** Return whether a passed training is still valid on a date. product 5.5 */
const stillCounts = (endDate: string, day: string) => addMonths(endDate, monthsOfTraining) >= day;

/** A training of the seafarer, in this or an earlier preparation. */
export type Training = {
  id: number;
  typeId: number;
  result: PreparationResult | null;
  startDate: string;
  endDate: string;
  isOwn: boolean;
};
const worstTraining = ["Failed", "Scheduled", "Passed"] as const;

/**
 * Return the decisive training with its status: the least complete one of this preparation. A type passed within two
 * years of joining counts as passed; without trainings a valid earlier one is used. product 5.5 @param allTrainings
 * newest first
 */
export function trainingOf(
  allTrainings: readonly Training[],
  joining: string,
): { training: Training | null; status: ItemStatus } {
  const counting = allTrainings.filter(({ result, endDate }) => result === "Passed" && stillCounts(endDate, joining));
  const ownTrainings = allTrainings.filter(({ isOwn }) => isOwn);
  const latest = ownTrainings.filter(
    (one, index) => ownTrainings.findIndex(({ typeId }) => typeId === one.typeId) === index,
  );
  const effective = latest.map((training) => counting.find(({ typeId }) => typeId === training.typeId) ?? training);
  const open = effective.filter((latestOfType) => !counting.includes(latestOfType));
  for (const status of worstTraining) {
    const training = open.find((candidate) => candidate.result !== "Passed" && statusOfItem(candidate) === status);
    if (training) return { training, status };
  }
  const [passed] = counting;
  return passed ? { training: passed, status: "Passed" } : { training: null, status: "-" };
}

const isDone: { [Name in ItemName]: (status: Exclude<Items[Name], null>) => boolean } = {
  certificates: (status) => status === "Completed",
  mcu: (status) => status === "Passed",
  bjst: (status) => status === "Passed",
  medical: (status) => status === "FIT" || status === "Fit With Restriction",
  pkl: (status) => status === "Signed",
};
function isOpen<Name extends ItemName>(items: Items, name: Name): boolean {
  const status = items[name];
  // TypeScript does not narrow a value indexed by a generic key.
  return status !== null && !isDone[name](status as Exclude<Items[Name], null>);
}

/** Return the open items of a joiner in processing order. */
export const openItems = (items: Items): ItemName[] => itemNames.filter((name) => isOpen(items, name));

export const personStatuses = ["Not Completed", "Completed"] as const;
export const vesselStatuses = ["Not Planned", "Not Completed", "Completed"] as const;

export const personStatus = (items: Items): (typeof personStatuses)[number] =>
  openItems(items).length === 0 ? "Completed" : "Not Completed";

/** A vessel's status: no joiners, not ready, or ready. The list filters by it. product 5.5 */
export const vesselStatusRule: CountedStatus<(typeof vesselStatuses)[number], "joiners" | "open"> = {
  steps: [
    ["Not Completed", "open"],
    ["Completed", "joiners"],
  ],
  otherwise: "Not Planned",
};

/** Lead time per item in days before joining, allowing 14 days for a second medical and 3 for a signature. */
export const leadDays: Record<ItemName, number> = { certificates: 30, mcu: 21, medical: 14, bjst: 10, pkl: 3 };
export const departments = ["service", "pde", "crewing"] as const;
export type Department = (typeof departments)[number];
/** The responsible department. */
export const departmentOf: Record<ItemName, Department> = {
  certificates: "crewing",
  mcu: "service",
  medical: "service",
  bjst: "pde",
  pkl: "crewing",
};
/** Days before joining from which a missing agreement is on crewing's work list. product 2.15 */
export const daysForPkl = 14;

export type NextStep = { item: ItemName; doer: Department; by: string; daysLeft: number };

/** Return the due date of an item for a joining date. */
export const dueDay = (item: ItemName, joining: string) => addDays(joining, -leadDays[item]);

/** Return a step with its due date, which may be in the past. @param today yyyy-MM-dd */
export function stepOf(item: ItemName, joining: string, today: string): NextStep {
  const by = dueDay(item, joining);
  return { item, doer: departmentOf[item], by, daysLeft: daysBetween(today, by) };
}

/** Return the first missing item with its department and due date; null when complete. */
export function nextStep(items: Items, joining: string, today: string): NextStep | null {
  const [item] = openItems(items);
  return item ? stepOf(item, joining, today) : null;
}
