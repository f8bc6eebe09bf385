import type { Executor } from "../../client";
import type { GeneratorInputs } from "./applicants/applicants";
import { loadApplications, loadOptionIds } from "./applicants/applications";

/** What the generators draw from: the openings as they are stored, the option lists and the clock. */
export async function loadGeneratorInputs(db: Executor, now: Date): Promise<GeneratorInputs> {
  const applications = await loadApplications(db, now);
  return {
    applications: new Map(applications.map((application) => [application.key, application])),
    optionId: await loadOptionIds(db),
    now,
  };
}
