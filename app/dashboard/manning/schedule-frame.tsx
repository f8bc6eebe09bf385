import type { ReactNode } from "react";
import { BackToList } from "@/components/features/scheduling/detail/back-to-list";
import { areaAddress, detailsAddress, type Entrance } from "@/components/features/scheduling/detail/entrance";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { admitted } from "../admitted";
import { arriveAt } from "../arrive-at";
import { scheduleOf } from "./schedule-of";

type Props = { entrance: Entrance; vesselId: string; scheduleId: string; children: ReactNode };

/** Decided above the loading state: a refusal answers 403, a schedule of others 404 with the way back to the crews. */
export function scheduleFrame({ entrance, vesselId, scheduleId, children }: Props) {
  const gone = (
    <PageTexts now={["schedule-details.gone", "schedule-details.broken"]}>
      <BackToList entrance={entrance} vesselId={vesselId} state="gone" />
    </PageTexts>
  );
  return admitted(
    async () => {
      await arriveAt(detailsAddress(entrance, vesselId, scheduleId), "scheduling:view");
      await scheduleOf(vesselId, scheduleId);
      return children;
    },
    areaAddress(entrance),
    gone,
  );
}
