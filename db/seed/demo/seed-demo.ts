import type { Executor } from "../../client";
import { applicantsOf } from "./applicants";
import { cast } from "./cast";
import { seedJobOpenings } from "./job-openings";
import { storeApplicants } from "./store-applicants";
import { seedUsers } from "./users";
import { loadWorld } from "./world";

/** The demo fleet, for a database without users. @returns how many rows of each kind it added */
export async function seedDemo(db: Executor, now: Date): Promise<Record<string, number>> {
  const userIds = await seedUsers(db, now);
  const jobOpenings = await seedJobOpenings(db, now, userIds);
  const world = await loadWorld(db, now);
  const stored = await storeApplicants(db, [...applicantsOf(cast, world)], { withFiles: true });
  return { users: userIds.size, jobOpenings, ...stored };
}
