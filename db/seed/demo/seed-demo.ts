import { storeHeadCounts } from "@/lib/features/dashboard/head-counts/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Executor } from "../../client";
import { seedDemoAppraisals } from "./appraisals";
import { applicantsOf, type GeneratorInputs } from "./applicants/applicants";
import { plannedApplicants } from "./applicants/planned-applicants";
import { seedDemoChandler } from "./chandler";
import { seedDemoContracts } from "./contracts";
import { seedFleet } from "./fleet/seed-fleet";
import { seedJobOpenings } from "./job-openings";
import { updateRecruitmentCounters } from "./applicants/recruitment-counters";
import { storeApplicants, storeHistories, type StoredApplicants } from "./applicants/store-applicants";
import { seedDemoCheckups } from "./checkups";
import { seedDemoPayroll } from "./payroll";
import { seedDemoRates } from "./rates";
import { seedDemoSchedules } from "./schedules";
import { seedDemoUjbm } from "./ujbm";
import { seedUsers } from "./users";
import { loadGeneratorInputs } from "./generator-inputs";

type Recruited = { world: GeneratorInputs; stored: StoredApplicants; counts: Record<string, number> };

export async function seedApplicants(db: Executor, now: Date): Promise<Recruited> {
  const userIds = await seedUsers(db, now);
  const jobOpenings = await seedJobOpenings(db, now, userIds);
  const world = await loadGeneratorInputs(db, now);
  const stored = await storeApplicants(db, [...applicantsOf(plannedApplicants, world)], { withFiles: true });
  return {
    world,
    stored,
    counts: { users: userIds.size, jobOpenings, applicants: stored.places.size, files: stored.files },
  };
}

/**
 * Store the demo fleet in a database without users.
 * @param isManned which vessels get a crew; a smaller fleet makes a smaller database
 * @returns how many rows of each kind it added
 */
export async function seedDemo(
  db: Executor,
  now: Date,
  isManned: (vessel: string) => boolean = () => true,
): Promise<Record<string, number>> {
  const { world, stored, counts } = await seedApplicants(db, now);
  const fleet = await seedFleet(db, world, stored, isManned);
  await storeHistories(db, stored, fleet.hired);
  await updateRecruitmentCounters(db);
  const { rates, travel } = await seedDemoRates(db, now);
  const scheduled = await seedDemoSchedules(db, now, travel);
  const ujbm = await seedDemoUjbm(db, now);
  const chandler = await seedDemoChandler(db, now);
  const appraised = await seedDemoAppraisals(db, now);
  const agreed = await seedDemoContracts(db, now);
  const paid = await seedDemoPayroll(db, now);
  const examined = await seedDemoCheckups(db, now);
  const headCounts = await storeHeadCounts(db, dayOf(now), now);
  const withFiles = [counts, fleet.counts, scheduled, chandler, appraised, agreed];
  const stores = withFiles.reduce((sum, { files = 0 }) => sum + files, 0);
  return {
    ...counts,
    ...fleet.counts,
    ...scheduled,
    ...ujbm,
    ...chandler,
    ...appraised,
    ...agreed,
    ...paid,
    ...examined,
    rates,
    headCounts,
    files: stores,
  };
}
