import { cache } from "react";
import { getCrew } from "@/lib/features/crew/detail/get-crew";
import { listUpcomingSchedule } from "@/lib/features/crew/schedule/list-upcoming-schedule";
import { load } from "@/lib/platform/transport/page";

/** The seafarer of the address, read once for the frame and the page. */
export const crewOf = cache((employeeId: number) => load(getCrew, { employeeId }));

/** Where they are and go next, read once for the strip and its tab. */
export const upcomingOf = cache((employeeId: number) => load(listUpcomingSchedule, { employeeId }));
