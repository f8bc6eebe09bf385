import type { Executor } from "../../client";
import { seedJobOpenings } from "./job-openings";
import { seedUsers } from "./users";

/** The demo fleet, for a database without users. */
export async function seedDemo(db: Executor, now: Date): Promise<Record<string, number>> {
  const userIds = await seedUsers(db, now);
  return { users: userIds.size, jobOpenings: await seedJobOpenings(db, now, userIds) };
}
