import type { ReactNode } from "react";
import { scheduleFrame } from "../../../../../../schedule-frame";

type Props = { children: ReactNode; params: Promise<{ vesselId: string; scheduleId: string }> };

export default async function ScheduleLayout({ children, params }: Props) {
  return scheduleFrame({ entrance: "scheduling", ...(await params), children });
}
