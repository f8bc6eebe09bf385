import type { CertificateStatus } from "@/db/enums/crew";
import type { PreparationResult } from "@/db/enums/preparation";
import type { medicalStatusOn } from "@/lib/features/crew/medical/rules";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { PklStatus } from "./agreement-status.rules";

export const itemStatuses = ["-", "Scheduled", "Passed", "Failed"] as const;
export type ItemStatus = (typeof itemStatuses)[number];
type MedicalItemStatus = ReturnType<typeof medicalStatusOn>;

/** Where a joiner stands; null is what the reader may not know of, which counts for nothing. */
export type Items = {
  certificates: CertificateStatus | null;
  mcu: ItemStatus | null;
  bjst: ItemStatus | null;
  medical: MedicalItemStatus | null;
  pkl: PklStatus | null;
};
export const itemNames = ["certificates", "mcu", "medical", "bjst", "pkl"] as const;
export type ItemName = (typeof itemNames)[number];

/** A check-up or a training as far as its state goes: without a result it is scheduled. */
export const statusOfItem = (last: { result: PreparationResult | null } | null | undefined): ItemStatus =>
  last ? (last.result ?? "Scheduled") : "-";

export const monthsOfTraining = 24;
/** Whether a passed training still counts on a day. product 5.5 */
const stillCounts = (endDate: string, day: string) => addMonths(endDate, monthsOfTraining) >= day;

/** A training of somebody, in this preparation or an earlier one. */
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
 * The training that tells where a joiner stands, with its status: of those of this preparation the one that lacks most, unless one of its type
 * was passed within two years of joining; without any, an earlier one that still counts. product 5.5 @param known the latest first
 */
export function trainingOf(
  known: readonly Training[],
  joining: string,
): { training: Training | null; status: ItemStatus } {
  const counting = known.filter(({ result, endDate }) => result === "Passed" && stillCounts(endDate, joining));
  const own = known.filter(({ isOwn }) => isOwn);
  const latest = own.filter((one, index) => own.findIndex(({ typeId }) => typeId === one.typeId) === index);
  const judged = latest.map((one) => counting.find(({ typeId }) => typeId === one.typeId) ?? one);
  const open = judged.filter((one) => !counting.includes(one));
  for (const status of worstTraining) {
    const training = open.find((one) => one.result !== "Passed" && statusOfItem(one) === status);
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
  // The compiler does not narrow what is looked up under a name of a type parameter.
  return status !== null && !isDone[name](status as Exclude<Items[Name], null>);
}

/** What a joiner still misses, in the order in which it is done. */
export const openItems = (items: Items): ItemName[] => itemNames.filter((name) => isOpen(items, name));

export const personStatuses = ["Not Completed", "Completed"] as const;
export const vesselStatuses = ["Not Planned", "Not Completed", "Completed"] as const;

export const personStatus = (items: Items): (typeof personStatuses)[number] =>
  openItems(items).length === 0 ? "Completed" : "Not Completed";

/** Of a vessel: nobody joins, somebody is not ready, or all are. product 5.5 */
export function vesselStatus({ joiners, open }: { joiners: number; open: number }): (typeof vesselStatuses)[number] {
  if (joiners === 0) return "Not Planned";
  return open === 0 ? "Completed" : "Not Completed";
}

/** By how many days before joining an item should be done: a clinic needs a fortnight for a second look, an office three days for a signature. */
export const leadDays: Record<ItemName, number> = { certificates: 30, mcu: 21, medical: 14, bjst: 10, pkl: 3 };
export const doers = ["service", "pde", "crewing"] as const;
export type Doer = (typeof doers)[number];
/** Who does it. */
export const doerOf: Record<ItemName, Doer> = {
  certificates: "crewing",
  mcu: "service",
  medical: "service",
  bjst: "pde",
  pkl: "crewing",
};
/** Without a signed agreement this many days before joining, crewing has it on the work list. product 2.15 */
export const daysForPkl = 14;

export type NextStep = { item: ItemName; doer: Doer; by: string; daysLeft: number };

/** By when an item should be done for somebody who joins on a day. */
export const dueDay = (item: ItemName, joining: string) => addDays(joining, -leadDays[item]);

/** A step and by when it should be done, which may lie in the past. @param today yyyy-MM-dd */
export function stepOf(item: ItemName, joining: string, today: string): NextStep {
  const by = dueDay(item, joining);
  return { item, doer: doerOf[item], by, daysLeft: daysBetween(today, by) };
}

/** The first thing that is missing, who does it and by when; null once nothing is. */
export function nextStep(items: Items, joining: string, today: string): NextStep | null {
  const [item] = openItems(items);
  return item ? stepOf(item, joining, today) : null;
}
