import { notFound } from "next/navigation";
import { cache } from "react";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getAppraisal } from "@/lib/features/appraisals/detail/get-appraisal";
import { load } from "@/lib/platform/transport/page";
import { vesselIdOf } from "../vessel-management/[vesselId]/vessel-id";

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

const readReport = cache(
  async (vesselId: number, key: "employeeAppraisalId" | "assignmentId" | "vesselCrewId", id: number) => {
    const report = await load(getAppraisal, { [key]: id });
    if (report.appraisalDetail.vesselId !== vesselId) notFound();
    return report;
  },
);

/**
 * Load the report of the address, or a new one, when it belongs to the vessel. Cached for title and page. Document 3
 * §2
 */
export function loadReport(vesselId: string, query: SearchParams) {
  const [apprid, asg, vcid] = [valueOf(query, "apprid"), valueOf(query, "asg"), valueOf(query, "vcid")];
  const id = vesselIdOf(vesselId);
  if (apprid !== "") return isId(apprid) ? readReport(id, "employeeAppraisalId", Number(apprid)) : notFound();
  if (isId(asg)) return readReport(id, "assignmentId", Number(asg));
  return isId(vcid) ? readReport(id, "vesselCrewId", Number(vcid)) : notFound();
}
