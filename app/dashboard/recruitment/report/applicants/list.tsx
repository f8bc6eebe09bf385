import { notFound } from "next/navigation";
import { oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { stages } from "@/db/enums/applicants";
import { outcomes } from "@/lib/features/applicants/pipeline/schema";
import { listReportedApplicants } from "@/lib/features/applicants/report/list-reported-applicants";
import { isDay } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../../list-screen/list-screen";
import { applicantColumns, applicantHref } from "../../applicants-list/columns";
import { listSorts } from "../../applicants-list/list-query";

/** Parse which number of the report is opened: stage, outcome, period and reason. */
export function reportQueryOf(params: SearchParams) {
  const [from, until] = [valueOf(params, "from"), valueOf(params, "until")];
  if (!isDay(from) || !isDay(until) || from > until) notFound();
  const reason = valueOf(params, "reason");
  return {
    from,
    to: until,
    stage: oneOf(valueOf(params, "stage"), stages),
    outcome: oneOf(valueOf(params, "outcome"), outcomes),
    ...(reason ? { reason } : {}),
  };
}

/** The applicants behind one number of the report. */
export const reportedApplicants = list({
  name: "reported",
  texts: "applicants",
  sorts: listSorts,
  order: "desc",
  load: ({ pageNumber, pageSize, sort, order }, { params }) =>
    load(listReportedApplicants, { ...reportQueryOf(params), pageNumber, pageSize, sort, order }),
}).view({
  label: "screens.report.behind",
  keyOf: ({ id }) => id,
  columns: applicantColumns((row, { user }) => applicantHref(row, user)),
  empty: { title: "screens.report.empty", text: "screens.report.emptyText" },
});
