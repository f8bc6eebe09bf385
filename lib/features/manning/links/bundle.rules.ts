import { addDays, dayOf } from "@/lib/platform/calendar/dates";

const minQuietMinutes = 5;
const maxWaitMinutes = 20;
/** People who join within these days are mailed immediately. */
const urgentDays = 2;
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** A principal's queued proposals. firstAt, lastAt: creation times; joinsOn: first joining day (Asia/Jakarta). */
export type QueuedProposals = { firstAt: Date; lastAt: Date; joinsOn: string | null };

/**
 * Return the send time: five minutes after the last proposal, at most twenty after the first, immediately when someone
 * joins within two days. product 5.9
 */
export function bundleSendTime({ firstAt, lastAt, joinsOn }: QueuedProposals): Date {
  if (joinsOn !== null && joinsOn <= addDays(dayOf(lastAt), urgentDays)) return lastAt;
  const [quiet, latest] = [minutesAfter(lastAt, minQuietMinutes), minutesAfter(firstAt, maxWaitMinutes)];
  return quiet < latest ? quiet : latest;
}
