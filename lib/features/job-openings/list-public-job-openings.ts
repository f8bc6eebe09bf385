import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { jobOpenings } from "@/db/schema/job-openings";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { cachedUntilOpeningsChange } from "./cached-responses.rules";
import { matchesKeyword, toResponse, isOpenOn, selectJobOpenings } from "./queries";
import { listPublicJobOpeningsInput, publicJobOpeningPage } from "./schema";

/** List open openings of both divisions for the careers page, newest first. Document 1 §2.1. */
export const listPublicJobOpenings = read({
  name: "job-openings.list-public",
  access: "public",
  input: listPublicJobOpeningsInput,
  output: publicJobOpeningPage,
  run: ({ db, now }, input) => cachedUntilOpeningsChange(JSON.stringify(input), now, () => pageOf(db, now, input)),
});

async function pageOf(
  db: Executor,
  now: Date,
  {
    pageNumber,
    pageSize,
    filterList,
    position,
    vesselType,
    city,
    jobType,
  }: z.output<typeof listPublicJobOpeningsInput>,
) {
  const where = and(
    isOpenOn(now),
    matchesKeyword(filterList),
    position ? eq(jobOpenings.positionId, position) : undefined,
    vesselType ? eq(jobOpenings.vesselTypeId, vesselType) : undefined,
    city ? eq(jobOpenings.cityId, city) : undefined,
    jobType ? eq(jobOpenings.employmentTypeId, jobType) : undefined,
  );
  const newestFirst = selectJobOpenings(db).where(where).orderBy(desc(jobOpenings.createdAt), desc(jobOpenings.id));
  const page = await readPage(newestFirst, db.$count(jobOpenings, where), { pageNumber, pageSize });
  return { ...page, rows: page.rows.map((row) => toResponse(row, now)) };
}
