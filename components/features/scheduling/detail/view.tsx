import type { ReactNode } from "react";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { AmountsView } from "./amounts-view";
import { CurrentRequirements, StatusProgress } from "./status-progress";
import { styles } from "./styles";
import type { WayName } from "./form-values";
import { useLegLock, TravelLegBlock, TravelLegFacts } from "./travel-legs";

type Props = { schedule: ScheduleDetail; below: ReactNode; side: ReactNode; foot: ReactNode };
const ways: readonly WayName[] = ["onBoard", "offBoard"];

/**
 * Show the schedule read-only: history, check-in and check-out, and users without planning permission. Document 3 §2
 */
export function ScheduleView({ schedule, below, side, foot }: Props) {
  const isCancelled = schedule.onBoardStatus === "Cancelled";
  return (
    <>
      <StatusProgress schedule={schedule}>
        {isCancelled ? (
          <div className={styles.pause} />
        ) : (
          <CurrentRequirements statusId={schedule.employeeSchedulingStatusId} missing={null} />
        )}
      </StatusProgress>
      <div className={styles.layout}>
        <div className={styles.main}>
          <div className={styles.ways}>
            {ways.map((way) => (
              <Way key={way} way={way} schedule={schedule} />
            ))}
          </div>
          {ways.map((way) => {
            const storedWay = schedule[way];
            const part = storedWay?.isSaved || (way === "onBoard" && !schedule.isReadOnly) ? storedWay : null;
            return part ? <AmountsView key={way} way={way} shown={part} /> : null;
          })}
          {below}
        </div>
        <div className={styles.side}>{side}</div>
      </div>
      {foot}
    </>
  );
}

function Way({ way, schedule }: { way: WayName; schedule: ScheduleDetail }) {
  const locked = useLegLock(way, schedule.employeeSchedulingStatusId);
  // History never unlocks, so the lock note is shown for active schedules only.
  const note = schedule.isReadOnly ? null : locked;
  return (
    <TravelLegBlock way={way} locked={note}>
      <TravelLegFacts way={way} schedule={schedule} />
    </TravelLegBlock>
  );
}
