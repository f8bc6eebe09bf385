import { recordReads } from "@/lib/features/crew/reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findEntry, shownEntries } from "./entry.queries";
import { entryIdInput, suitabilityEntry } from "./schema";

/** Return a whole entry of the register. Reading another person's entry is recorded. product 5.4 @throws not-found */
export const getSuitabilityEntry = read({
  name: "suitability.get",
  access: "crew:suitability-tab",
  input: entryIdInput,
  output: suitabilityEntry,
  async run({ db, actor, now }, { employeeBlackListid }) {
    const row = await findEntry(db, actor, employeeBlackListid);
    const [shown] = row ? await shownEntries(db, actor, [row], dayOf(now)) : [];
    if (!shown) throw notFound("suitability.notFound");
    await recordReads(db, { actor, now }, "suitability.get", [{ crewId: shown.employeeId, classes: ["suitability"] }]);
    return shown;
  },
});
