import type { CrewStatus, StatusEvent } from "@/db/enums/crew";
import { extentOf, type Viewer } from "./fields.rules";

/** Whether a viewer may learn of the suitability register; who may not gets the status underneath a bar and nothing that tells of it. product 5.4, 5.12 */
export const seesRegister = (viewer: Viewer) => extentOf(viewer, "suitability") === "full";

type Employment = { status: CrewStatus; resignedOn: string | null };

/** Where a person would be without a bar: a resignation outlasts it. */
export const withoutBar = ({ status, resignedOn }: Employment): Exclude<CrewStatus, "blacklist"> =>
  status !== "blacklist" ? status : resignedOn === null ? "off-board" : "resigned";

/** Whether a change of status is the register's. */
export const isBarEvent = (event: StatusEvent) => event === "barred" || event === "bar-removed";
type Change = { event: StatusEvent; fromStatus: CrewStatus | null; toStatus: CrewStatus; effectiveOn: string };

/** A status history, the newest first, as if nobody had ever been barred. Who was barred by a check-out went ashore with it. */
export function historyWithoutBars<T extends Change>(changes: readonly T[]): T[] {
  const shown = (status: CrewStatus) => (status === "blacklist" ? "off-board" : status);
  return changes
    .filter(({ event }) => !isBarEvent(event))
    .map((change) => ({
      ...change,
      toStatus: shown(change.toStatus),
      fromStatus: change.fromStatus && shown(change.fromStatus),
    }));
}

/** Since when somebody has the status without bars: yyyy-MM-dd. A bar and its end begin nothing. */
export function sinceWithoutBars(
  { statusSince, joinedOn }: { statusSince: string; joinedOn: string },
  changes: readonly Pick<Change, "event" | "effectiveOn">[],
): string {
  const [last] = changes;
  if (!last || !isBarEvent(last.event)) return statusSince;
  return changes.find(({ event }) => !isBarEvent(event))?.effectiveOn ?? joinedOn;
}
