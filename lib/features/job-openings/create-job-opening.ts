import { jobOpenings } from "@/db/schema/job-openings";
import { personOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { expireKeptPages } from "./kept-pages.queries";
import { settleChoice } from "./queries";
import { createJobOpeningInput, jobOpeningChanged } from "./schema";

/** New openings are always open (document 1 §4). */
export const createJobOpening = write({
  name: "job-openings.create",
  access: "job-openings:write",
  input: createJobOpeningInput,
  output: jobOpeningChanged,
  async run({ db, actor, now, audit }, input) {
    const { userId, divisionId } = personOf(actor);
    const settled = await settleChoice(db, divisionId, input);
    const { shipId, ...fields } = input;
    const values = { ...fields, ...settled, vesselTypeId: shipId, divisionId };
    const [created] = await db
      .insert(jobOpenings)
      .values({ ...values, createdBy: userId, createdAt: now, updatedAt: now })
      .returning();
    if (!created) throw new Error("job opening was not stored");
    await expireKeptPages(db);
    audit({ subject: created.id, after: created });
    return created;
  },
});
