import { and, eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { toResponse, selectJobOpenings, visibleTo } from "./queries";
import { jobOpening, jobOpeningId } from "./schema";

/** Load an opening. @throws not-found "Job Opening not found" (document 1 §8) */
export const getJobOpening = read({
  name: "job-openings.get",
  access: "job-openings:view",
  input: jobOpeningId,
  output: jobOpening,
  async run({ db, actor, now }, { id }) {
    const [row] = await selectJobOpenings(db).where(and(eq(jobOpenings.id, id), visibleTo(actor, now)));
    if (!row) throw notFound("job-openings.notFound");
    return toResponse(row, now);
  },
});
