import type { UserActor } from "@/lib/access/actor";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { listEmployeeAppraisals } from "@/lib/features/appraisals/crews/list-employee-appraisals";
import { listAppraisalVessels } from "@/lib/features/appraisals/vessels/list-appraisal-vessels";
import { listRequests } from "@/lib/features/chandler/requests/list-requests";
import { listChandlerVessels } from "@/lib/features/chandler/vessels/list-chandler-vessels";
import { listContracts } from "@/lib/features/contracts/list-contracts";
import { listComplianceForecast } from "@/lib/features/crew/forecast/list-compliance-forecast";
import { listCrew } from "@/lib/features/crew/list/list-crew";
import { countWorkLists } from "@/lib/features/crew/work-lists/count-work-lists";
import { getApplications } from "@/lib/features/dashboard/charts/get-applications";
import { getCrewOnBoard } from "@/lib/features/dashboard/charts/get-crew-on-board";
import { getExpiringDocuments } from "@/lib/features/dashboard/charts/get-expiring-documents";
import { getTimeToHire } from "@/lib/features/dashboard/charts/get-time-to-hire";
import { getAppraisals } from "@/lib/features/dashboard/groups/get-appraisals";
import { getContractManagement } from "@/lib/features/dashboard/groups/get-contract-management";
import { getCrewManagement } from "@/lib/features/dashboard/groups/get-crew-management";
import { getCrewScheduling } from "@/lib/features/dashboard/groups/get-crew-scheduling";
import { getExpiringCertificates } from "@/lib/features/dashboard/groups/get-expiring-certificates";
import { getNewApplicants } from "@/lib/features/dashboard/groups/get-new-applicants";
import { getVesselManagement } from "@/lib/features/dashboard/groups/get-vessel-management";
import { listVesselExtensions } from "@/lib/features/manning/extensions/list-vessel-extensions";
import { listFleetTimeline } from "@/lib/features/manning/fleet/list-fleet-timeline";
import { listVesselPlanning } from "@/lib/features/manning/planning/list-vessel-planning";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { listPreparationVessels } from "@/lib/features/preparation/vessels/list-preparation-vessels";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { listSchedulingVessels } from "@/lib/features/scheduling/vessels/list-scheduling-vessels";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { listUjbm } from "@/lib/features/ujbm/months/list-ujbm";
import { listCurrentSlips } from "@/lib/features/work-orders/slips/list-current-slips";
import { listOwnSlips } from "@/lib/features/work-orders/slips/list-own-slips";
import { listSlipHistory } from "@/lib/features/work-orders/slips/list-slip-history";
import { listSlipVessels } from "@/lib/features/work-orders/slips/list-slip-vessels";
import type { Operation } from "@/lib/platform/operation";

/** The vessel or person a read is about. */
export type ReadResult = { vesselId: number; crewId: number };
type Read = { operation: Operation; asks?(looked: ReadResult): object };

const ofVessel = ({ vesselId }: ReadResult) => ({ vesselId });

/** Every list and count that is cached for viewers with the same visibility, by its file. */
export const cachedReads: Record<string, Read[]> = {
  "applicants/list/list-applicants": [{ operation: listApplicants }],
  "appraisals/crews/list-appraisals": [{ operation: listAppraisals, asks: ofVessel }],
  "appraisals/crews/list-employee-appraisals": [
    { operation: listEmployeeAppraisals, asks: ({ crewId }) => ({ crewId }) },
  ],
  "appraisals/vessels/list-appraisal-vessels": [{ operation: listAppraisalVessels }],
  "chandler/requests/list-requests": [{ operation: listRequests }, { operation: listRequests, asks: ofVessel }],
  "chandler/vessels/list-chandler-vessels": [{ operation: listChandlerVessels }],
  "contracts/list-contracts": [{ operation: listContracts }],
  "crew/forecast/list-compliance-forecast": [{ operation: listComplianceForecast }],
  "crew/forecast/queries": [{ operation: listComplianceForecast, asks: () => ({ level: "expired" }) }],
  "crew/list/queries": [{ operation: listCrew }, { operation: listCrew, asks: () => ({ filterList: "a" }) }],
  "crew/work-lists/count-work-lists": [{ operation: countWorkLists }],
  "appraisals/cards": [{ operation: getAppraisals }],
  "dashboard/queries": [
    getApplications,
    getCrewOnBoard,
    getExpiringDocuments,
    getTimeToHire,
    getContractManagement,
    getCrewManagement,
    getCrewScheduling,
    getExpiringCertificates,
    getNewApplicants,
    getVesselManagement,
  ].map((operation) => ({ operation })),
  "manning/extensions/list-vessel-extensions": [{ operation: listVesselExtensions, asks: ofVessel }],
  "manning/fleet/list-fleet-timeline": [{ operation: listFleetTimeline, asks: () => ({ days: 90, week: 1 }) }],
  "manning/planning/list-vessel-planning": [{ operation: listVesselPlanning }],
  "preparation/joiners/list-joiners-in-preparation": [{ operation: listJoinersInPreparation }],
  "preparation/vessels/list-preparation-vessels": [{ operation: listPreparationVessels }],
  "scheduling/crews/list-schedules": [
    { operation: listSchedules },
    { operation: listSchedules, asks: (looked) => ({ list: "onboard", ...ofVessel(looked) }) },
  ],
  "scheduling/vessels/list-scheduling-vessels": [{ operation: listSchedulingVessels }],
  "tasks/work-list/queries": [{ operation: listWork }],
  "ujbm/months/list-ujbm": [{ operation: listUjbm }],
  "work-orders/slips/list-slip-vessels": [{ operation: listSlipVessels }],
  "work-orders/slips/page.queries": [
    { operation: listCurrentSlips, asks: ofVessel },
    { operation: listSlipHistory, asks: ofVessel },
    { operation: listOwnSlips },
  ],
};

/** The answers of reads as comparable JSON; an error by its code. */
export async function answersFor(
  actor: UserActor,
  looked: readonly ReadResult[],
  ask: (operation: Operation, actor: UserActor, input: object) => Promise<unknown>,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [file, reads] of Object.entries(cachedReads))
    for (const [place, { operation, asks }] of reads.entries())
      for (const [index, one] of (asks ? looked : looked.slice(0, 1)).entries()) {
        const answer = await ask(operation, actor, asks?.(one) ?? {}).catch(({ code }: { code?: string }) => ({
          refused: code ?? "an error",
        }));
        answers.set(`${file} ${place} ${index}`, JSON.stringify(answer));
      }
  return answers;
}
