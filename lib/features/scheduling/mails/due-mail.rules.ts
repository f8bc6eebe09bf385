import type { StatusId } from "@/db/enums/scheduling";
import type { UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { refused } from "@/lib/platform/errors";
import type { ScheduleMail } from "../emails/schedule";
import { isHistory } from "../status.rules";

/** The states a mail is about. */
const statesOf: Record<ScheduleMail, readonly StatusId[]> = {
  OnboardScheduling: [3],
  OffboardScheduling: [6],
  ScheduleChanged: [2, 3, 5, 6],
};
type State = { statusId: StatusId; cancelledAt: Date | null };

/**
 * Check that a mail is due. @param wasNotified whether an earlier mail was sent; without one there is no change to
 * report @throws rule
 */
export function assertDue(type: ScheduleMail, schedule: State, wasNotified: boolean): void {
  const isDue = !isHistory(schedule) && statesOf[type].includes(schedule.statusId);
  if (!isDue || (type === "ScheduleChanged" && !wasNotified)) throw refused("scheduling.mailNotDue", { type });
}

/** Return the mail of a settled state; null for other states. */
export const mailOfState = (statusId: number): ScheduleMail | null =>
  statusId === 3 ? "OnboardScheduling" : statusId === 6 ? "OffboardScheduling" : null;

export const recipientRoles = ["seafarer", "planning", "service", "head", "principal", "office"] as const;
type Part = (typeof recipientRoles)[number];
const partOfGroup = { planning: "planning", service: "service", heads: "head", principals: "principal" } as const;
const groups = ["planning", "service", "heads", "principals"] as const;
/** Return the recipient's role; null is the seafarer. */
export function recipientRoleOf(account: Pick<UserActor, "role" | "subRole"> | null): Part {
  if (!account) return "seafarer";
  const group = groups.find((candidate) => isAmong(account, candidate));
  return group ? partOfGroup[group] : "office";
}
