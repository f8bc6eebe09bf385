import type { CrewStatus, StatusEvent } from "@/db/enums/crew";
import { extentOf, type Viewer } from "../fields.rules";

/**
 * Whether a viewer may see the suitability register. Other viewers get the status without the bar and no trace of it.
 * product 5.4, 5.12
 */
export const canViewRegister = (viewer: Viewer) => extentOf(viewer, "suitability") === "full";

type Employment = { status: CrewStatus; resignedOn: string | null };

/** Return the status a person would have without a bar; a resignation outlasts it. */
export const withoutBar = ({ status, resignedOn }: Employment): Exclude<CrewStatus, "blacklist"> =>
  status !== "blacklist" ? status : resignedOn === null ? "off-board" : "resigned";

/** Whether the suitability register caused this change of status. */
export const isBarEvent = (event: StatusEvent) => event === "barred" || event === "bar-removed";
type Change = { event: StatusEvent; fromStatus: CrewStatus | null; toStatus: CrewStatus; effectiveOn: string };

/**
 * Return a status history, newest first, without bars. A person barred at check-out appears as ashore from that day.
 */
export function historyWithoutBars<T extends Change>(changes: readonly T[]): T[] {
  const visibleStatus = (status: CrewStatus) => (status === "blacklist" ? "off-board" : status);
  return changes
    .filter(({ event }) => !isBarEvent(event))
    .map((change) => ({
      ...change,
      toStatus: visibleStatus(change.toStatus),
      fromStatus: change.fromStatus && visibleStatus(change.fromStatus),
    }));
}

/**
 * Return the day, yyyy-MM-dd, since when a person has the status shown without bars. The start and end of a bar do not
 * count.
 */
export function sinceWithoutBars(
  { statusSince, joinedOn }: { statusSince: string; joinedOn: string },
  changes: readonly Pick<Change, "event" | "effectiveOn">[],
): string {
  const [last] = changes;
  if (!last || !isBarEvent(last.event)) return statusSince;
  return changes.find(({ event }) => !isBarEvent(event))?.effectiveOn ?? joinedOn;
}
