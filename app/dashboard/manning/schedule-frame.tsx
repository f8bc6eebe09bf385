import type { ReactNode } from "react";
import { BackToList } from "@/components/features/scheduling/detail/back-to-list";
import {
  areaAddress,
  detailsAddress,
  type SchedulingSection,
} from "@/components/features/scheduling/detail/section-addresses";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { orNull } from "@/lib/platform/transport/or-null";
import { accessBoundary } from "../access/access-boundary";
import { requireRouteAccess } from "../access/require-route-access";
import { loadSchedule } from "./load-schedule";

type Props = { entrance: SchedulingSection; vesselId: string; scheduleId: string; children: ReactNode };

/**
 * Checks access above the loading boundary: 403 for a refusal, 404 for a foreign schedule, both with a link to the
 * crews.
 */
export function scheduleFrame({ entrance, vesselId, scheduleId, children }: Props) {
  const render = (content: ReactNode) => (
    <PageTexts now={["schedule-details.gone", "schedule-details.broken"]}>{content}</PageTexts>
  );
  const unavailable = (state: "gone" | "broken") =>
    render(<BackToList entrance={entrance} vesselId={vesselId} state={state} />);
  return accessBoundary(
    async () => {
      await requireRouteAccess(detailsAddress(entrance, vesselId, scheduleId), "scheduling:view");
      const schedule = await orNull(loadSchedule(vesselId, scheduleId));
      return schedule ? render(children) : unavailable("broken");
    },
    areaAddress(entrance),
    unavailable("gone"),
  );
}
