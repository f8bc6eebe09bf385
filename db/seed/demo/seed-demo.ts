import type { Executor } from "../../client";
import { applicantsOf, type DemoApplicant, type World } from "./applicants";
import { cast } from "./cast";
import { seedFleet } from "./fleet/seed-fleet";
import { seedJobOpenings } from "./job-openings";
import { keepRecruitmentBooks } from "./recruitment-books";
import { storeApplicants } from "./store-applicants";
import { seedUsers } from "./users";
import { loadWorld } from "./world";

type Recruited = { world: World; applicants: DemoApplicant[]; counts: Record<string, number> };

/** Accounts, job openings and applicants in every stage. */
export async function seedRecruitment(db: Executor, now: Date): Promise<Recruited> {
  const userIds = await seedUsers(db, now);
  const jobOpenings = await seedJobOpenings(db, now, userIds);
  const world = await loadWorld(db, now);
  const applicants = [...applicantsOf(cast, world)];
  const stored = await storeApplicants(db, applicants, { withFiles: true });
  await keepRecruitmentBooks(db);
  return { world, applicants, counts: { users: userIds.size, jobOpenings, ...stored } };
}

/** The demo fleet, for a database without users. @returns how many rows of each kind it added */
export async function seedDemo(db: Executor, now: Date): Promise<Record<string, number>> {
  const { world, applicants, counts } = await seedRecruitment(db, now);
  const fleet = await seedFleet(db, world, applicants);
  return { ...counts, ...fleet, files: (counts.files ?? 0) + (fleet.files ?? 0) };
}
