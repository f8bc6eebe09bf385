import { notFound } from "next/navigation";
import { cache } from "react";
import { getSchedule } from "@/lib/features/scheduling/detail/get-schedule";
import { load } from "@/lib/platform/transport/page";
import { vesselIdOf } from "../vessel-management/[vesselId]/vessel-id";

/** Load the schedule of the address, when it belongs to the vessel. Cached for layout, title and page. */
export const loadSchedule = cache(async (vesselId: string, scheduleId: string) => {
  const schedule = await load(getSchedule, { employeeSchedulingId: vesselIdOf(scheduleId) });
  if (schedule.vesselId !== vesselIdOf(vesselId)) notFound();
  return schedule;
});
