import type { CrewStatus } from "@/db/enums/crew";
import { addMonths } from "@/lib/platform/calendar/dates";

export const idleMonths = 12;
/** The kind of employment that ends by itself, as the list of kinds names it in English. */
export const contractName = "Contract";

/** Who went ashore before this day has been idle for longer than twelve months. */
export const idleBefore = (today: string) => addMonths(today, -idleMonths);

type Person = { status: CrewStatus; statusSince: string; employmentType: string | null; planned: number };

/** On a contract, ashore for longer than twelve months and planned nowhere: who probably did not come back. A hint to people, never a change by itself. product 5.3 */
export const isIdle = ({ status, statusSince, employmentType, planned }: Person, today: string) =>
  status === "off-board" && employmentType === contractName && planned === 0 && statusSince < idleBefore(today);
