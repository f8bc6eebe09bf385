import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { shownClasses } from "./rules";
import { crewDetail } from "./schema";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { crewRecordOf } from "./crew-record.queries";
import { crewId } from "../schema";

/**
 * Get a seafarer's record as far as the viewer may see it, and log the reading of other people's sensitive data.
 * Document 2 §2–3, product 5.12 and 5.20 @throws not-found
 */
export const getCrew = read({
  name: "crew.get",
  access: "crew:view",
  input: crewId,
  output: crewDetail,
  async run({ db, actor, now }, { crewId: id }) {
    const detail = await crewRecordOf(db, actor, id, dayOf(now));
    await recordSensitiveReads(db, { actor, now }, "crew.get", [{ crewId: id, classes: shownClasses(detail) }]);
    return detail;
  },
});
