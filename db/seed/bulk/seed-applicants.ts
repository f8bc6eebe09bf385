import { sql } from "drizzle-orm";
import type { Executor } from "../../client";
import { applicants } from "../../schema/applicants";
import { applicantsOf, type DemoApplicant, type GeneratorInputs } from "../demo/applicants/applicants";
import { daysAfter, daysPassed } from "@/lib/platform/calendar/instants";
import type { ApplicantPlan } from "../demo/applicants/applicant-plan";
import { randomFrom } from "../demo/random";
import { updateRecruitmentCounters } from "../demo/applicants/recruitment-counters";
import { stageNames } from "../demo/applicants/stages";
import { storeApplicants, storeHistories } from "../demo/applicants/store-applicants";
import { loadGeneratorInputs } from "../demo/generator-inputs";

const batchSize = 1_000;
const settledAfterDays = 3;

/** Plans spread over the openings of at least two days and all stages, three in ten still new. */
function* crowdPlans(count: number, { applications, now }: GeneratorInputs, seed: number): Generator<ApplicantPlan> {
  const random = randomFrom(seed);
  const openings = [...applications.values()].filter(({ opening }) => opening.createdAt < daysAfter(now, -2));
  for (let index = 0; index < count; index++) {
    const { key, opening } = random.pick(openings);
    const closed = opening.closedAt ? Math.ceil(daysPassed(opening.closedAt, now)) : 1;
    const opened = Math.floor(daysPassed(opening.createdAt, now)) - 1;
    const registeredDaysAgo = random.int(closed, Math.max(closed, opened));
    const stage = registeredDaysAgo < settledAfterDays || random.chance(0.3) ? "new" : random.pick(stageNames);
    yield { opening: key, stage, registeredDaysAgo };
  }
}

function* batchesOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function storeBatch(db: Executor, batch: DemoApplicant[]): Promise<number> {
  await storeHistories(db, await storeApplicants(db, batch, { withFiles: false }));
  return batch.length;
}

/** Adds that many applicants without files to the openings there are, for trying out how the lists carry a load. */
export async function seedBulkApplicants(db: Executor, now: Date, count: number): Promise<Record<string, number>> {
  const world = await loadGeneratorInputs(db, now);
  if (world.applications.size === 0) throw new Error("There is no job opening to apply to: seed the demo first");
  const [last] = await db.select({ id: sql<number>`coalesce(max(${applicants.id}), 0)::int` }).from(applicants);
  const firstSerial = (last?.id ?? 0) + 1;
  const crowd: Iterable<DemoApplicant> = applicantsOf(crowdPlans(count, world, firstSerial), world, firstSerial);
  let stored = 0;
  for (const batch of batchesOf(crowd, batchSize)) stored += await storeBatch(db, batch);
  await updateRecruitmentCounters(db);
  return { applicants: stored };
}
