import type { Executor } from "@/db/client";
import { storeHistories } from "@/db/seed/demo/applicants/store-applicants";
import { updateRecruitmentCounters } from "@/db/seed/demo/applicants/recruitment-counters";
import { seedApplicants } from "@/db/seed/demo/seed-demo";

/** Accounts, job openings and applicants in every stage, without the fleet. */
export async function seedRecruitment(db: Executor, now: Date): Promise<Record<string, number>> {
  const { stored, counts } = await seedApplicants(db, now);
  await storeHistories(db, stored);
  await updateRecruitmentCounters(db);
  return counts;
}
