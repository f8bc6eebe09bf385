import type { Executor } from "../../client";
import type { World } from "./applicants/applicants";
import { loadApplications, loadOptionIds } from "./applicants/applications";

/** What the generators draw from: the openings as they are stored, the option lists and the clock. */
export async function loadWorld(db: Executor, now: Date): Promise<World> {
  const applications = await loadApplications(db, now);
  return {
    applications: new Map(applications.map((application) => [application.key, application])),
    optionId: await loadOptionIds(db),
    now,
  };
}
