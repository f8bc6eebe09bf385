import { cache } from "react";
import { getCrew } from "@/lib/features/crew/detail/get-crew";
import { listUpcomingSchedule } from "@/lib/features/crew/schedule/list-upcoming-schedule";
import { load } from "@/lib/platform/transport/page";

/** Load the seafarer, once for layout and page. */
export const loadSeafarer = cache((crewId: number) => load(getCrew, { crewId }));

/** Load current and next assignments, once for the strip and its tab. */
export const loadUpcomingAssignments = cache((crewId: number) => load(listUpcomingSchedule, { crewId }));
