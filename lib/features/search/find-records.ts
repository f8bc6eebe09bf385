import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { kindsFor } from "./queries";
import { findRecordsInput, findRecordsOutput } from "./schema";

/**
 * Search people, vessels, applicants, openings and principals by name or number, and the work that belongs to such a
 * name.
 * At most eight results per kind, four per kind of work, all visible to the actor. One query for each kind.
 */
export const findRecords = read({
  name: "search.find-records",
  access: "signed-in",
  input: findRecordsInput,
  output: findRecordsOutput,
  async run({ db, actor, now }, { filterList }) {
    if (filterList === "") return [];
    const person = userActorOf(actor);
    const records = await Promise.all(
      kindsFor(person).map(({ find }) => find(db, { actor: person, keyword: filterList, now })),
    );
    return records.flat();
  },
});
