import { eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { toResponse, selectJobOpenings } from "./queries";
import { closedPageDays, daysClosed } from "./rules";
import { jobOpening, jobOpeningId } from "./schema";

/** Load an opening for visitors, until 30 days after it closed. @throws not-found */
export const getPublicJobOpening = read({
  name: "job-openings.get-public",
  access: "public",
  input: jobOpeningId,
  output: jobOpening,
  async run({ db, now }, { id }) {
    const [row] = await selectJobOpenings(db).where(eq(jobOpenings.id, id));
    if (!row || (daysClosed(row.opening, now) ?? 0) > closedPageDays) throw notFound("job-openings.notFound");
    return toResponse(row, now);
  },
});
