import type { ReactNode } from "react";
import { BackToList } from "@/components/features/scheduling/detail/back-to-list";
import { areaAddress, detailsAddress, type Entrance } from "@/components/features/scheduling/detail/entrance";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { attempt } from "@/lib/platform/transport/attempt";
import { admitted } from "../admitted";
import { arriveAt } from "../arrive-at";
import { scheduleOf } from "./schedule-of";

type Props = { entrance: Entrance; vesselId: string; scheduleId: string; children: ReactNode };

/**
 * Checks access above the loading boundary: 403 for a refusal, 404 for a foreign schedule, both with a link to the
 * crews.
 */
export function scheduleFrame({ entrance, vesselId, scheduleId, children }: Props) {
  const framed = (shown: ReactNode) => (
    <PageTexts now={["schedule-details.gone", "schedule-details.broken"]}>{shown}</PageTexts>
  );
  const instead = (state: "gone" | "broken") =>
    framed(<BackToList entrance={entrance} vesselId={vesselId} state={state} />);
  return admitted(
    async () => {
      await arriveAt(detailsAddress(entrance, vesselId, scheduleId), "scheduling:view");
      const schedule = await attempt(scheduleOf(vesselId, scheduleId));
      return schedule ? framed(children) : instead("broken");
    },
    areaAddress(entrance),
    instead("gone"),
  );
}
