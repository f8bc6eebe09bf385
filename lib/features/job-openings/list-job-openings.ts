import { and, count, eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { read } from "@/lib/platform/operation";
import { closedOn, matching, onWire, openOn, orderOf, selectJobOpenings, visibleTo } from "./queries";
import { jobOpeningPage, listJobOpeningsInput } from "./schema";

/** Openings of the actor's division, with how many applied. Document 1 §2.3. */
export const listJobOpenings = read({
  name: "job-openings.list",
  access: "job-openings:view",
  input: listJobOpeningsInput,
  output: jobOpeningPage,
  async run({ db, actor, now }, { pageNumber, pageSize, filterList, sort, order, status, divisionId }) {
    const state = status === "open" ? openOn(now) : status === "closed" ? closedOn(now) : undefined;
    const division = divisionId === undefined ? undefined : eq(jobOpenings.divisionId, divisionId);
    const where = and(visibleTo(actor, now), division, matching(filterList), state);
    const [rows, totals] = await Promise.all([
      selectJobOpenings(db)
        .where(where)
        .orderBy(...orderOf(sort, order))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ total: count() }).from(jobOpenings).where(where),
    ]);
    return {
      rows: rows.map((row) => ({ ...onWire(row, now), applicants: row.applicants })),
      total: totals[0]?.total ?? 0,
      pageNumber,
      pageSize,
    };
  },
});
