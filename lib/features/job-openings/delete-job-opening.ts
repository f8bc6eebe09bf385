import { count, eq } from "drizzle-orm";
import { applicants, registrationDrafts } from "@/db/schema/applicants";
import { jobOpenings } from "@/db/schema/job-openings";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { expireCachedPages } from "./cached-pages.queries";
import { lockJobOpening } from "./queries";
import { jobOpeningChanged, jobOpeningId } from "./schema";

/** Delete an opening without applicants. @throws rule when it has applicants */
export const deleteJobOpening = write({
  name: "job-openings.delete",
  access: "job-openings:delete",
  input: jobOpeningId,
  output: jobOpeningChanged,
  async run({ db, actor, now, audit }, { id }) {
    const before = await lockJobOpening({ db, actor, now }, id);
    const [applied] = await db.select({ total: count() }).from(applicants).where(eq(applicants.jobOpeningId, id));
    if (applied && applied.total > 0) throw refused("job-openings.hasApplicants", { count: applied.total });
    await db.delete(registrationDrafts).where(eq(registrationDrafts.jobOpeningId, id));
    await db.delete(jobOpenings).where(eq(jobOpenings.id, id));
    await expireCachedPages(db);
    audit({ subject: id, before });
    return before;
  },
});
