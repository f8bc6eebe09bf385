import type { ReactNode } from "react";
import { admitted } from "../../../../../../admitted";
import { arriveAt } from "../../../../../../arrive-at";
import { joinerFor } from "../../../../joiner";

type Props = { children: ReactNode; params: Promise<{ vesselId: string; crewId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for a person who does not join this vessel. */
export default async function JoinerLayout({ children, params }: Props) {
  const { vesselId, crewId } = await params;
  return admitted(async () => {
    await arriveAt(
      `/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews/${crewId}/details`,
      "preparation:view",
    );
    await joinerFor(vesselId, crewId);
    return children;
  }, "/dashboard/manning/onboard-preparation");
}
