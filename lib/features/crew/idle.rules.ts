import type { CrewStatus } from "@/db/enums/crew";
import { addMonths } from "@/lib/platform/calendar/dates";

export const idleMonths = 12;
/** The employment type that ends by itself, under its English name in the list. */
export const contractEmploymentType = "Contract";

/** Return the day before which a sign-off makes a person idle: more than twelve months ago. */
export const idleBefore = (today: string) => addMonths(today, -idleMonths);

type Person = { status: CrewStatus; statusSince: string; employmentType: string | null; planned: number };

/**
 * Whether a person on a contract has been ashore for over twelve months with no assignment planned. Only a hint that
 * they may not return. product 5.3
 */
export const isIdle = ({ status, statusSince, employmentType, planned }: Person, today: string) =>
  status === "off-board" &&
  employmentType === contractEmploymentType &&
  planned === 0 &&
  statusSince < idleBefore(today);
