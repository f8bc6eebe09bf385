import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { joinerVisibilityOf } from "../visibility.rules";
import { selectPreparationOf } from "./queries";
import { joinerInput, joinerRow } from "./schema";
import { joinerOf } from "./response.rules";

/** Load a seafarer's preparation for a vessel: the current one, else the last. Document 2 §2 @throws not-found */
export const getJoiner = read({
  name: "preparation.get-joiner",
  access: "preparation:view",
  input: joinerInput,
  output: joinerRow,
  async run({ db, actor, now }, filter) {
    const [joiner] = await selectPreparationOf(db, actor, filter);
    if (!joiner) throw notFound("preparation.notFound");
    const row = joinerOf(joiner, joinerVisibilityOf(actor, joiner.person), dayOf(now));
    if (row.medicalDate !== null)
      await recordSensitiveReads(db, { actor, now }, "preparation.get-joiner", [
        { crewId: row.crewId, classes: ["medical"] },
      ]);
    return row;
  },
});
