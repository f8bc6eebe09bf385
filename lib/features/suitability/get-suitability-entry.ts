import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findEntry, entriesForActor } from "./entry.queries";
import { entryIdInput, suitabilityEntry } from "./schema";

/** Return a whole entry of the register. Reading another person's entry is recorded. product 5.4 @throws not-found */
export const getSuitabilityEntry = read({
  name: "suitability.get",
  access: "crew:suitability-tab",
  input: entryIdInput,
  output: suitabilityEntry,
  async run({ db, actor, now }, { employeeBlackListid }) {
    const row = await findEntry(db, actor, employeeBlackListid);
    const [visibleEntry] = row ? await entriesForActor(db, actor, [row], dayOf(now)) : [];
    if (!visibleEntry) throw notFound("suitability.notFound");
    await recordSensitiveReads(db, { actor, now }, "suitability.get", [
      { crewId: visibleEntry.crewId, classes: ["suitability"] },
    ]);
    return visibleEntry;
  },
});
