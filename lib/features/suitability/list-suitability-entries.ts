import { findViewedPerson } from "@/lib/features/crew/queries";
import { extentOf, viewerOf } from "@/lib/features/crew/fields.rules";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { entriesOfPerson, entriesForActor } from "./entry.queries";
import { entryPage, listEntriesInput } from "./schema";

/**
 * List a person's entries, ended ones included. Reading another person's entries is recorded. Documents 2 §7, product
 * 5.4
 * @throws not-found without permission
 */
export const listSuitabilityEntries = read({
  name: "suitability.list",
  access: "crew:suitability-tab",
  input: listEntriesInput,
  output: entryPage,
  async run({ db, actor, now }, { crewId, pageNumber, pageSize }) {
    const today = dayOf(now);
    const person = await findViewedPerson(db, actor, crewId);
    if (extentOf(viewerOf(actor, person), "suitability") !== "full") throw notFound("crew.notFound");
    const page = await entriesOfPerson(db, actor, crewId, today, { pageNumber, pageSize });
    if (page.rows.length > 0)
      await recordSensitiveReads(db, { actor, now }, "suitability.list", [{ crewId, classes: ["suitability"] }]);
    return { ...page, rows: await entriesForActor(db, actor, page.rows, today) };
  },
});
