import { and } from "drizzle-orm";
import { applicants } from "@/db/schema/applicants";
import { read } from "@/lib/platform/operation";
import { toResponse, selectApplicantPage } from "../list/queries";
import { visibleTo } from "../queries";
import { countedApplicants } from "./queries";
import { listReportedInput, reportedPage } from "./schema";

/** List the applicants behind one number of the report, with the same count. */
export const listReportedApplicants = read({
  name: "applicants.list-reported",
  access: "applicants:view",
  input: listReportedInput,
  output: reportedPage,
  async run({ db, actor, now }, { from, to, stage, outcome, reason, ...page }) {
    const where = and(visibleTo(actor), countedApplicants(db, actor, { from, to, stage, outcome, reason }));
    const [rows, total] = await Promise.all([selectApplicantPage(db, where, page), db.$count(applicants, where)]);
    return {
      rows: rows.map((row) => toResponse(row, now)),
      total,
      pageNumber: page.pageNumber,
      pageSize: page.pageSize,
    };
  },
});
