import { serversUnderTest } from "./servers-under-test.mjs";

const address = "/PMSol/v1";
const page = "pageNumber=1&pageSize=10";
const marine = `divisionId=1&${page}`;
const admin = "crewingadminmarine";
const tanker = "crewingadmintanker";
const finance = "crewingfinancemarine";

const call = (name, where, more) => ({ name, path: `${address}/${where}`, as: admin, ...more });
const record = (name, where, more) => call(name, where, { budget: 60, ...more });
const list = (name, where, more) => call(name, where, { budget: 80, ...more });
/** Answers that are cached until the next write. */
const cachedList = (name, where, more) => list(name, where, { isKept: true, ...more });
const rendered = (name, where, more) => ({ name, path: where, as: admin, against: "rendered", ...more });
const file = (name, where, more) => call(name, where, { against: "nothing", connections: 1, ...more });

const peopleOf = ({ person }) => [
  record("crew record", `Employee/GetEmployeeDetails?employeeId=${person}`, { isByRoute: true }),
  record("crew peek", `Employee/GetEmployeePeek?employeeId=${person}`),
  call("saved views", "SavedView/GetSavedViews?list=crew"),
  list("on-board list", `Employee/GetEmployeeListOnBoard?${marine}`, { isByRoute: true }),
  list("off-board list", `Employee/GetEmployeeListOffBoard?${marine}`),
  list("off-board list, keyword", `Employee/GetEmployeeListOffBoard?${marine}&filterList=budi`),
  list("compliance forecast", `Employee/GetComplianceForecast?${page}`),
  list("papers to verify", `Employee/GetPapersToVerify?${page}`),
  list("applicants", `RegisterCrews/GetApplicantListByCurrentStatusId?id=1&${page}`),
];

const fleetOf = ({ ship, seat, prolonged, today, soon }) => [
  list("vessel list", `Vessel/GetVesselInOperation?${marine}`),
  cachedList("planning list", `Vessel/GetVesselPlanning?${marine}`),
  list("crew table", `VesselCrew/GetVesselCrewManningByVesselId?VesselId=${ship}`),
  list("candidates", `Employee/GetEmployeePlanningPermanent?vesselId=${seat.ship}&vesselCrewId=${seat.id}&${page}`),
  call("crew change", `VesselCrew/GetVesselCrewChange?vesselId=${ship}&from=${today}&to=${soon}`),
  list("extensions", `VesselCrew/GetVesselCrewExtensionByVessel?vesselId=${prolonged ?? ship}`),
  call("Gantt", `VesselGanttChart/GetVesselGanttChartByVesselId?vesselId=${ship}`),
];

const journeysOf = ({ schedule, joining, appraisal, person }) => [
  cachedList("scheduling vessels", `EmployeeScheduling/GetVesselEmployeeScheduling?${marine}`),
  list("schedules", `EmployeeScheduling/GetEmployeeScheduling?vesselId=${schedule.ship}&${page}`),
  record("schedule", `EmployeeScheduling/GetEmployeeSchedulingDetail?employeeSchedulingId=${schedule.id}`),
  cachedList("preparation vessels", `EmployeePreparation/GetVesselOnBoardPreparation?${marine}`),
  list("joiners", `EmployeePreparation/GetEmployeePreparation?vesselId=${joining}&${page}`),
  cachedList("appraisal vessels", `Appraisal/GetVesselAppraisalList?${marine}`),
  list("appraisals", `Appraisal/GetVesselCrewAppraisal?vesselId=${appraisal.ship}&${page}`),
  list("appraisals of a person", `Appraisal/GetEmployeeAppraisalHistory?employeeId=${person}&${page}`),
];

const moneyOf = ({ supplied, slip, rates }) => [
  cachedList("chandler vessels", `ShipChandler/GetVesselShipChandler?${page}`, { as: tanker }),
  list("chandler requests", `ShipChandler/GetShipChandlerRequestByVesselid?vesselid=${supplied}&${page}`, {
    as: tanker,
  }),
  cachedList("UJBM", `UJBM/GetUJBM?${page}`, { as: finance }),
  list("billed check-ups", `Billing/GetMCUPreparationBilling?${page}`, { as: finance }),
  list("billed work orders", `Billing/GetWorkOrderBilling?${page}&year=${slip.year}&month=${slip.month}`, {
    as: finance,
  }),
  cachedList("work order vessels", `WorkOrder/GetWorkOrderVesselList?${page}`, { as: finance }),
  list("slips of a vessel", `WorkOrder/GetWorkOrderCrewHistoryList?vesselId=${slip.ship}&${page}`, { as: finance }),
  record("slip", `WorkOrder/GetWorkOrderDetail?workOrderId=${slip.id}`, { as: finance }),
  call("payments", `WorkOrder/GetPayments?year=${slip.year}&month=${slip.month}`, { as: finance }),
  call("rate versions", "Rates/GetRateVersions?kind=salary-matrix", { as: finance }),
  call("rates", `Rates/GetRateVersion/${rates}`, { as: finance }),
  list("contracts", `ContractManagement/GetActiveContract?${page}`),
];

const deskOf = () => [
  call("work list", "Users/GetWorkList", { isKept: true }),
  call("unread notices", "Notice/CountUnread"),
  call("notices", "Notice/GetNotices"),
  call("search everything", "Search/FindRecords", { body: { filterList: "budi" } }),
  ...[
    "NewApplicant",
    "Appraisal",
    "CrewingScheduling",
    "VesselManagement",
    "ExpiringCertificate",
    "CrewManagement",
  ].map((group) => call(`dashboard, ${group}`, `Dashboard/Get${group}Dashboard`, { isKept: true })),
  call("dashboard, chart", "Dashboard/GetCrewOnBoardChart", { isKept: true }),
];

const publicOf = ({ person, opening }) => [
  list("public job list", "JobOpeningPublic/GetAllJobOpenings?pageNumber=1&pageSize=5", {
    as: undefined,
    isKept: true,
    budget: 60,
  }),
  list("stranger refused", `Employee/GetEmployeeDetails?employeeId=${person}`, { as: undefined, expect: 401 }),
  { name: "careers page", path: "/", against: "kept", budget: 70 },
  { name: "job page", path: `/career/${opening}`, against: "kept", budget: 70 },
  { name: "sign-in page", path: "/sign-in", against: "rendered" },
];

const pagesOf = ({ person, ship, schedule, slip, appraisal }) => [
  rendered("home page", "/dashboard"),
  rendered("crew list page", "/dashboard/crew-management?tab=on-board"),
  rendered("crew record page", `/dashboard/crew-management/${person}/details`),
  rendered("applicants page", "/dashboard/recruitment/applicants-list"),
  rendered("vessel list page", "/dashboard/vessel-management"),
  rendered("vessel page", `/dashboard/vessel-management/${ship}/details`),
  rendered("Gantt page", `/dashboard/vessel-management/${ship}/details?tab=gantt-chart`),
  rendered("planning page", "/dashboard/manning/planning"),
  rendered("crew table page", `/dashboard/manning/planning/${ship}/crew`),
  rendered("scheduling page", `/dashboard/manning/onboard-scheduling/vessel/${schedule.ship}/crews`),
  rendered("appraisals page", `/dashboard/appraisal/${appraisal.ship}/crew`),
  rendered("UJBM page", "/dashboard/crew-benefit/ujbm", { as: finance }),
  rendered("billing page", "/dashboard/work-order-and-billings/billing-overview", { as: finance }),
  rendered(
    "slip page",
    `/dashboard/work-order-and-billings/work-order-overview/vessel/${slip.ship}/wo/${slip.id}/details`,
    {
      as: finance,
    },
  ),
];

const filesOf = ({ person }) => [
  file("CV as PDF", "GeneratePDF/GenerateCVEmployee", { body: { employeeId: person } }),
  file("crew list as Excel", "Employee/DownloadEmployeeListOnBoard?divisionId=1&filterList=budi"),
];

/**
 * The requests used most, with their user and what they are compared with. isByRoute: also compare with a plain Next
 * route.
 */
export async function casesOf(sql) {
  const subjects = await serversUnderTest(sql);
  return [peopleOf, fleetOf, journeysOf, moneyOf, deskOf, publicOf, pagesOf, filesOf].flatMap((of) => of(subjects));
}
