import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { findRecord } from "./queries";
import { kindsOf } from "./rules";
import { findWorkByName } from "./work.queries";
import { findRecordsInput, findRecordsOutput } from "./schema";

const findOf = { ...findRecord, ...findWorkByName };

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
      kindsOf(person).map((kind) => findOf[kind](db, { actor: person, keyword: filterList, now })),
    );
    return records.flat();
  },
});
