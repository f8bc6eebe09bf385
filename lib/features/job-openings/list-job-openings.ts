import { and, eq } from "drizzle-orm";
import { isAnyOf } from "@/db/any-of";
import { countMatches } from "@/db/count-matches";
import { jobOpenings } from "@/db/schema/job-openings";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import {
  countApplicants,
  isClosedOn,
  matchesKeyword,
  toResponse,
  isOpenOn,
  orderOf,
  selectJobOpenings,
  visibleTo,
} from "./queries";
import { jobOpeningPage, listJobOpeningsInput } from "./schema";

/** List the openings of the actor's division with their applicant counts. Document 1 §2.3. */
export const listJobOpenings = read({
  name: "job-openings.list",
  access: "job-openings:view",
  input: listJobOpeningsInput,
  output: jobOpeningPage,
  async run({ db, actor, now }, { pageNumber, pageSize, filterList, sort, order, status, ...filters }) {
    const state = status === "open" ? isOpenOn(now) : status === "closed" ? isClosedOn(now) : undefined;
    const { divisionId, position, vesselType } = filters;
    const scope = and(
      visibleTo(actor, now),
      divisionId === undefined ? undefined : eq(jobOpenings.divisionId, divisionId),
    );
    const filterCondition = and(
      isAnyOf(jobOpenings.positionId, position),
      isAnyOf(jobOpenings.vesselTypeId, vesselType),
      matchesKeyword(filterList),
      state,
    );
    const inOrder = selectJobOpenings(db, countApplicants(actor))
      .where(and(scope, filterCondition))
      .orderBy(...orderOf(sort, order));
    const hitCount = countMatches(db, jobOpenings, scope, filterCondition);
    const page = await readPage(
      inOrder,
      hitCount.then(({ total }) => total),
      { pageNumber, pageSize },
    );
    const rows = page.rows.map((row) => ({ ...toResponse(row, now), applicants: row.applicants }));
    return { ...page, rows, outOf: (await hitCount).outOf };
  },
});
