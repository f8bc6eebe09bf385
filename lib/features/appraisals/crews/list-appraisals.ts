import type { z } from "zod";
import { perUser, preparedPage } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countReportRows, toResponse, selectReportRows } from "../report-rows.queries";
import { appraisalPage } from "../schema";
import { appraisalList } from "./queries";
import { listAppraisalsInput } from "./schema";

type PageQuery = z.output<typeof listAppraisalsInput>;
/** Cache per user, because authors never see their own report as reviewable. */
const selectPage = preparedPage(
  (db, actor, input: PageQuery, today) => {
    const { report, where, order } = appraisalList(actor, input, today);
    return selectReportRows(db, { actor, report, where }, order);
  },
  (db, actor, input, today) => {
    const { report, where } = appraisalList(actor, input, today);
    return countReportRows(db, report, where);
  },
  perUser,
);

/**
 * List open reports and assignments that need one, approved reports, or everyone on board, of a vessel or of all
 * visible ones. Document 3 §2, §7
 */
export const listAppraisals = read({
  name: "appraisals.list",
  access: "appraisals:view",
  input: listAppraisalsInput,
  output: appraisalPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const page = await selectPage(db, actor, input, today);
    return { ...page, rows: page.rows.map((row) => toResponse(row, today)) };
  },
});
