import { personOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { findRecord } from "./queries";
import { kindsOf } from "./rules";
import { findWork } from "./work.queries";
import { findRecordsInput, findRecordsOutput } from "./schema";

const findOf = { ...findRecord, ...findWork };

/**
 * People, vessels, applicants, openings and principals by name or number, and the plans, preparations, schedules, appraisals, requests,
 * allowances, work orders and contracts that go by such a name: of each at most eight, of work four, that the actor may open. One query for each kind.
 */
export const findRecords = read({
  name: "search.find-records",
  access: "signed-in",
  input: findRecordsInput,
  output: findRecordsOutput,
  async run({ db, actor, now }, { filterList }) {
    if (filterList === "") return [];
    const person = personOf(actor);
    const found = await Promise.all(
      kindsOf(person).map((kind) => findOf[kind](db, { actor: person, keyword: filterList, now })),
    );
    return found.flat();
  },
});
