import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { shownClasses } from "./rules";
import { crewDetail } from "./schema";
import { recordReads } from "../reads.queries";
import { recordOf } from "./record.queries";
import { employeeId } from "../schema";

/** Everything the office keeps of a seafarer, as far as the viewer may see it; reading somebody else's sensitive data is kept on record. Document 2 §2–3, product 5.12 and 5.20 @throws not-found */
export const getCrew = read({
  name: "crew.get",
  access: "crew:view",
  input: employeeId,
  output: crewDetail,
  async run({ db, actor, now }, { employeeId: id }) {
    const detail = await recordOf(db, actor, id, dayOf(now));
    await recordReads(db, { actor, now }, "crew.get", [{ crewId: id, classes: shownClasses(detail) }]);
    return detail;
  },
});
