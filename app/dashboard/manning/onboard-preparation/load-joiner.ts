import { cache } from "react";
import { getJoiner } from "@/lib/features/preparation/joiners/get-joiner";
import { load } from "@/lib/platform/transport/page";
import { crewIdOf } from "../../crew-management/[crewId]/crew-id";
import { vesselIdOf } from "../../vessel-management/[vesselId]/vessel-id";

/** Load the joiner of the address, cached for layout and page. */
export const loadJoiner = cache((vesselId: string, crewId: string) =>
  load(getJoiner, { vesselId: vesselIdOf(vesselId), crewId: crewIdOf(crewId) }),
);
