import { addDays, dayOf } from "@/lib/platform/calendar/dates";

const quietMinutes = 5;
const mostMinutes = 20;
/** Whoever joins within so many days is asked about at once. */
const urgentDays = 2;
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** Proposals of a principal that wait to be mailed. firstAt, lastAt: when the first and the last were made; joinsOn: the first day somebody of them joins, in Asia/Jakarta. */
export type QueuedProposals = { firstAt: Date; lastAt: Date; joinsOn: string | null };

/** When they are mailed together: five quiet minutes after the last, twenty after the first at the latest, at once where somebody joins within two days. product 5.9 */
export function sendAt({ firstAt, lastAt, joinsOn }: QueuedProposals): Date {
  if (joinsOn !== null && joinsOn <= addDays(dayOf(lastAt), urgentDays)) return lastAt;
  const [quiet, latest] = [minutesAfter(lastAt, quietMinutes), minutesAfter(firstAt, mostMinutes)];
  return quiet < latest ? quiet : latest;
}
