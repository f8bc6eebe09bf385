import { and, eq, sql } from "drizzle-orm";
import { testTypes, type TestType } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { read } from "@/lib/platform/operation";
import { matchesFilters, toResponse, selectApplicantPage } from "./queries";
import { visibleTo } from "../queries";
import { cesMarlinPages, listCesMarlinInput } from "../schema";

// Written exactly as in the partial indexes, so that they are used.
const waitingFor = {
  ces: sql`${applicants.states} ->> 'ces' <> 'Passed'`,
  marlin: sql`${applicants.states} ->> 'marlin' <> 'Passed'`,
};

/** List applicants waiting for CES and for Marlin, each with half the page size. Document 1 §2.3, product 5.1. */
export const listCesMarlin = read({
  name: "applicants.list-ces-marlin",
  access: "applicants:view",
  input: listCesMarlinInput,
  output: cesMarlinPages,
  async run({ db, actor, now }, { cesPage, marlinPage, ...input }) {
    const scope = and(visibleTo(actor), matchesFilters(input, now), eq(applicants.currentStatusId, 3));
    const pageSize = Math.max(1, Math.floor(input.pageSize / 2));
    const pageOf = async (type: TestType) => {
      const pageNumber = (type === "ces" ? cesPage : marlinPage) ?? input.pageNumber;
      const where = and(scope, waitingFor[type]);
      const [rows, total] = await Promise.all([
        selectApplicantPage(db, where, { ...input, pageNumber, pageSize }),
        db.$count(applicants, where),
      ]);
      return { rows: rows.map((row) => toResponse(row, now, [type])), total, pageNumber, pageSize };
    };
    const [ces, marlin] = await Promise.all(testTypes.map(pageOf));
    if (!ces || !marlin) throw new Error("a list is missing");
    return { ces, marlin };
  },
});
