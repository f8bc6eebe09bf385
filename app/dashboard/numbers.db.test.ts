import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { Role, SubRole } from "@/db/enums/users";
import { commitDemo } from "@/db/testing/databases/demo-fleet";
import { everySeat } from "@/db/testing/records/every-seat";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { crew } from "@/db/schema/crew";
import { principals, vessels } from "@/db/schema/vessels";
import type { Transaction } from "@/db/client";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { can, type UserActor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { getAppraisalVessel } from "@/lib/features/appraisals/vessels/get-appraisal-vessel";
import { listInvoices } from "@/lib/features/billing/invoices/list-invoices";
import { getBillingStart } from "@/lib/features/billing/starts/get-billing-start";
import { listRequests } from "@/lib/features/chandler/requests/list-requests";
import { getChandlerVessel } from "@/lib/features/chandler/vessels/get-chandler-vessel";
import { listContracts } from "@/lib/features/contracts/list-contracts";
import { contractTabs } from "@/lib/features/contracts/schema";
import { listChangeRequests } from "@/lib/features/crew/change-requests/list-change-requests";
import { listDataRequests } from "@/lib/features/crew/data-requests/list-data-requests";
import { getCrew } from "@/lib/features/crew/detail/get-crew";
import { listComplianceForecast } from "@/lib/features/crew/forecast/list-compliance-forecast";
import { listBlacklist } from "@/lib/features/crew/list/list-blacklist";
import { listCrew } from "@/lib/features/crew/list/list-crew";
import { listDocumentsToVerify } from "@/lib/features/crew/documents/list-documents-to-verify";
import { countWorkLists } from "@/lib/features/crew/work-lists/count-work-lists";
import { listLongHandovers } from "@/lib/features/manning/approvals/list-long-handovers";
import { listSilentPrincipals } from "@/lib/features/manning/approvals/list-silent-principals";
import { listSilentSeafarers } from "@/lib/features/manning/approvals/list-silent-seafarers";
import { listPlansToApprove } from "@/lib/features/manning/approvals/list-plans-to-approve";
import { listVesselExtensions } from "@/lib/features/manning/extensions/list-vessel-extensions";
import { listWaitingExtensions } from "@/lib/features/manning/extensions/list-waiting-extensions";
import { getPreparationVessel } from "@/lib/features/preparation/joiners/get-preparation-vessel";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { listBjsts } from "@/lib/features/preparation/bjst/list-bjsts";
import { listMcus } from "@/lib/features/preparation/mcu/list-mcus";
import { listMedicals } from "@/lib/features/preparation/medical/list-medicals";
import { listPkls } from "@/lib/features/preparation/pkl/list-pkls";
import { listRateVersions } from "@/lib/features/rates/versions/list-rate-versions";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { listNames, travelTabNames } from "@/lib/features/scheduling/status.rules";
import { getSchedulingVessel } from "@/lib/features/scheduling/vessels/get-scheduling-vessel";
import type { TaskKey } from "@/db/enums/tasks";
import type { Task } from "@/lib/features/tasks/rules";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { getVessel } from "@/lib/features/vessels/detail/get-vessel";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { listVesselCrew } from "@/lib/features/vessels/on-board/list-vessel-crew";
import { listVesselCrewHistory } from "@/lib/features/vessels/on-board/list-vessel-crew-history";
import { listDifferences } from "@/lib/features/work-orders/differences/list-differences";
import { listPaidPeople } from "@/lib/features/work-orders/inputs/list-paid-people";
import { listPayrollPeriods } from "@/lib/features/work-orders/periods/list-payroll-periods";
import { getSlipVessel } from "@/lib/features/work-orders/slips/get-slip-vessel";
import { listCurrentSlips } from "@/lib/features/work-orders/slips/list-current-slips";
import { listSlipHistory } from "@/lib/features/work-orders/slips/list-slip-history";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { forecastFilters } from "./crew-management/compliance-forecast/filters";
import { listQueryOf } from "./crew-management/list-query";
import { filterInput, filtersOf as applicantFilters, openTabOf } from "./recruitment/applicants-list/list-query";
import { readFilters } from "./list-screen/filters";

beforeAll(() => commitDemo(new Date()), 120_000);
afterAll(closeDatabase);

const choice = { pageSize: null, density: "comfortable" as const, hidden: [] };
type Total = (actor: UserActor, params: SearchParams) => Promise<number>;

const applicants: Total = async (actor, params) =>
  (await listApplicants.execute(as(actor), { tab: openTabOf(params), ...filterInput(applicantFilters(params)) })).total;
const crewTotal: Total = async (actor, params) => {
  const of = listQueryOf(actor, params, choice);
  return of.list === "register"
    ? (await listBlacklist.execute(as(actor), of.input)).total
    : (await listCrew.execute(as(actor), of.input)).total;
};
const forecast: Total = async (actor, params) => {
  const { code, stay, dueWithin } = readFilters(forecastFilters, params, { user: actor, tab: "", locale: "en" });
  const level = valueOf(params, "tab");
  const asked = { code, stay, dueWithin, group: valueOf(params, "group"), level: level === "all" ? "" : level };
  const { groups, total } = await listComplianceForecast.execute(as(actor), asked);
  return groups ?? total;
};
const schedules: Total = async (actor, params) =>
  (await listSchedules.execute(as(actor), { waiting: valueOf(params, "waiting") })).total;
const appraisals: Total = async (actor, params) =>
  (
    await listAppraisals.execute(as(actor), {
      waiting: valueOf(params, "waiting"),
      // A head's list contains the own vessel only.
      vesselId: roleColumn(actor.role, actor.subRole) === "VH" ? actor.vesselId : undefined,
    })
  ).total;
const chandler: Total = async (actor, params) =>
  (await listRequests.execute(as(actor), { waiting: valueOf(params, "waiting") })).total;
const preparing: Total = async (actor, params) =>
  valueOf(params, "tab") === "without-pkl"
    ? (await listJoinersInPreparation.execute(as(actor), { withoutPkl: true })).total
    : (await listJoinersInPreparation.execute(as(actor), { late: valueOf(params, "who") })).total;
const people: Total = async (actor, params) =>
  (await listPaidPeople.execute(as(actor), { tab: valueOf(params, "tab"), year: valueOf(params, "year") })).total;
const differences: Total = async (actor, params) =>
  (await listDifferences.execute(as(actor), { tab: valueOf(params, "tab") })).total;
const rowsOf =
  (list: { execute(caller: ReturnType<typeof as>, input: unknown): Promise<readonly unknown[]> }): Total =>
  async (actor) =>
    (await list.execute(as(actor), {})).length;

/** Count the rows behind a line of the task list: the list's total, or the matching rows of a larger page. */
const behind: Partial<Record<TaskKey, Total>> = {
  "proposals-to-answer": rowsOf(listPlansToApprove),
  "silent-seafarers": rowsOf(listSilentSeafarers),
  "silent-principals": rowsOf(listSilentPrincipals),
  "extensions-to-decide": rowsOf(listWaitingExtensions),
  "long-handovers": rowsOf(listLongHandovers),
  "vacant-seats": async (actor, params) =>
    (await listVessels.execute(as(actor), { tab: valueOf(params, "tab"), vacant: valueOf(params, "vacant") })).total,
  reliefs: crewTotal,
  "over-eleven-months": crewTotal,
  "over-ten-months": crewTotal,
  "suitability-removals": crewTotal,
  "suitability-confirmations": crewTotal,
  "blocked-joiners": forecast,
  "ending-certificates": forecast,
  "check-ups-without-result": async (actor) =>
    (await listMcus.execute(as(actor), { overdueOn: dayOf(new Date()) })).total,
  "late-check-ups": preparing,
  "late-trainings": preparing,
  "late-agreements": preparing,
  "joiners-without-pkl": preparing,
  "ready-to-check-in": schedules,
  "times-to-confirm": schedules,
  "schedules-without-port": schedules,
  "schedules-without-documents": schedules,
  "leaving-unplanned": schedules,
  "appraisals-overdue": appraisals,
  "appraisals-to-write": appraisals,
  "appraisals-to-review": appraisals,
  "chandler-late": chandler,
  "chandler-received": chandler,
  "chandler-submitted": chandler,
  "chandler-own": async (actor) =>
    (await listRequests.execute(as(actor), { list: "open", vesselId: actor.vesselId })).total,
  "papers-to-verify": async (actor) => (await listDocumentsToVerify.execute(as(actor), {})).total,
  "change-requests": async (actor, params) =>
    (await listChangeRequests.execute(as(actor), { tab: valueOf(params, "tab") })).total,
  "data-requests": async (actor, params) =>
    (await listDataRequests.execute(as(actor), { tab: valueOf(params, "tab") })).total,
  "rates-to-verify": async (actor) => {
    const { kinds } = await listRateVersions.execute(as(actor), { kind: "tax-parameters" });
    return kinds.reduce((sum, { toVerify }) => sum + toVerify, 0);
  },
  "sums-to-verify": people,
  "sums-of-last-year": people,
  "debts-to-confirm": people,
  "years-to-amend": people,
  "slips-left-out": async (actor) =>
    (await listPayrollPeriods.execute(as(actor), {})).rows.reduce((sum, { leftOpen }) => sum + leftOpen, 0),
  "pay-differences": differences,
  "differences-to-decide": differences,
  "billing-notes": async (actor) => (await listInvoices.execute(as(actor), { tab: "notes" })).total,
  "billing-start": async (actor) => ((await getBillingStart.execute(as(actor), {}))?.mayDecide ? 1 : 0),
  "held-drafts": async (actor) =>
    (await listPayrollPeriods.execute(as(actor), {})).rows
      .filter(({ month }) => month < dayOf(new Date()).slice(0, 7))
      .reduce((sum, { held: existing }) => sum + existing, 0),
  "applicants-screening": applicants,
  "applicants-boc": applicants,
  "applicants-tests": applicants,
  "applicants-interview": applicants,
  "applicants-mcu": applicants,
  "own-papers": async (actor) => {
    const { coc, cop } = await getCrew.execute(as(actor), { crewId: actor.crewId });
    const soon = addDays(dayOf(new Date()), 90);
    return [...(coc ?? []), ...(cop ?? [])].filter(({ expired }) => expired !== null && expired <= soon).length;
  },
  "crew-papers": async (actor) =>
    (await listVesselCrew.execute(as(actor), { vesselId: actor.vesselId })).rows.filter(
      ({ crewId, certificateStatus }) =>
        crewId !== actor.crewId && ["Expired", "Need Renewal"].includes(certificateStatus ?? ""),
    ).length,
};

type Held = [where: string, count: number | null | undefined, total: number];

async function holdWork(actor: UserActor, existing: Held[]): Promise<Task[]> {
  const { tasks } = await listWork.execute(as(actor), {});
  for (const { key, count, href } of tasks) {
    const total = behind[key];
    const { searchParams } = new URL(href, "http://localhost");
    const line = `${actor.role} ${actor.subRole ?? ""} ${key}`;
    if (total) existing.push([line, count, await total(actor, Object.fromEntries(searchParams))]);
  }
  return tasks;
}

/** Compare every visible tab count with the total of its list. */
async function holdTabs(actor: UserActor, vesselId: number, existing: Held[]) {
  const caller = as(actor);
  const hold = (tab: string, count: number | null | undefined, total: number) =>
    existing.push([`${actor.role} ${actor.subRole ?? ""} ${tab}`, count, total]);
  if (can(actor, "vessels:view")) {
    const { counts } = await listVessels.execute(caller, {});
    for (const tab of ["in-operation", "in-scrap"] as const)
      hold(`vessels ${tab}`, counts[tab], (await listVessels.execute(caller, { tab })).total);
  }
  if (can(actor, "crew:list")) {
    const { counts } = await listCrew.execute(caller, { tab: "all" });
    for (const [tab, count] of Object.entries(counts))
      if (count !== null) hold(`crew ${tab}`, count, await crewTotal(actor, { tab }));
    const lists = await countWorkLists.execute(caller, {});
    if (lists.changeRequests !== null)
      hold("change requests", lists.changeRequests, (await listChangeRequests.execute(caller, { tab: "open" })).total);
    if (lists.forecast !== null)
      hold("forecast", lists.forecast, (await listComplianceForecast.execute(caller, {})).total);
    if (lists.papersToVerify !== null)
      hold("papers to verify", lists.papersToVerify, (await listDocumentsToVerify.execute(caller, {})).total);
    if (lists.dataRequests !== null)
      hold("data requests", lists.dataRequests, (await listDataRequests.execute(caller, { tab: "open" })).total);
  }
  if (can(actor, "applicants:view")) {
    const { counts } = await listApplicants.execute(caller, { tab: "new-applicants" });
    for (const [tab, count] of Object.entries(counts))
      hold(`applicants ${tab}`, count, await applicants(actor, { tab }));
  }
  if (can(actor, "contracts:view")) {
    const { counts } = await listContracts.execute(caller, { tab: "active" });
    for (const tab of contractTabs)
      hold(`contracts ${tab}`, counts[tab], (await listContracts.execute(caller, { tab })).activeContract.totalItem);
  }
  if (can(actor, "work-orders:view")) {
    const { counts } = await listPaidPeople.execute(caller, {});
    for (const [tab, count] of Object.entries(counts)) hold(`pay data ${tab}`, count, await people(actor, { tab }));
  }
  for (const [tab, count, total] of await vesselTabs(actor, vesselId)) hold(tab, count, total);
}

/** Tabs of a vessel's pages: crew, preparation, schedules, appraisals. */
async function vesselTabs(actor: UserActor, vesselId: number): Promise<Held[]> {
  const caller = as(actor);
  const of = { vesselId };
  const existing: Held[] = [];
  if (can(actor, "vessels:view")) {
    const { counts } = await getVessel.execute(caller, { id: vesselId });
    existing.push(["on board", counts.crewOnBoard, (await listVesselCrew.execute(caller, of)).total]);
    existing.push(["crew history", counts.crewHistory, (await listVesselCrewHistory.execute(caller, of)).total]);
  }
  if (can(actor, "preparation:view") && can(actor, "vessels:view")) {
    const { counts } = await getPreparationVessel.execute(caller, of);
    existing.push(["joiners", counts["crew-details"], (await listJoinersInPreparation.execute(caller, of)).total]);
    existing.push(["training", counts.bjst, (await listBjsts.execute(caller, of)).total]);
    existing.push(["agreements", counts.pkl, (await listPkls.execute(caller, of)).total]);
    if (counts.mcu !== null) existing.push(["check-ups", counts.mcu, (await listMcus.execute(caller, of)).total]);
    if (counts["medical-certificate"] !== null)
      existing.push(["medical", counts["medical-certificate"], (await listMedicals.execute(caller, of)).total]);
  }
  if (can(actor, "scheduling:view") && can(actor, "vessels:view")) {
    const { lists, tabs } = await getSchedulingVessel.execute(caller, of);
    for (const list of listNames)
      existing.push([`schedules ${list}`, lists[list], (await listSchedules.execute(caller, { ...of, list })).total]);
    for (const tab of travelTabNames)
      existing.push([`travel ${tab}`, tabs[tab], (await listSchedules.execute(caller, { ...of, tab })).total]);
  }
  if (can(actor, "appraisals:view") && can(actor, "vessels:view")) {
    const { tabs } = await getAppraisalVessel.execute(caller, of);
    for (const tab of ["new-request", "history", "on-board"] as const)
      existing.push([`appraisals ${tab}`, tabs[tab], (await listAppraisals.execute(caller, { ...of, tab })).total]);
  }
  return [...existing, ...(await benefitTabs(actor, vesselId))];
}

/** Tabs of a vessel's pages: chandler requests, slips and extension requests. */
async function benefitTabs(actor: UserActor, vesselId: number): Promise<Held[]> {
  const caller = as(actor);
  const of = { vesselId };
  const existing: Held[] = [];
  if (!can(actor, "vessels:view")) return existing;
  if (can(actor, "chandler:view")) {
    const { open, history } = await getChandlerVessel.execute(caller, of);
    for (const [list, count] of Object.entries({ open, history }))
      existing.push([`chandler ${list}`, count, (await listRequests.execute(caller, { ...of, list })).total]);
  }
  if (can(actor, "work-orders:view")) {
    const { current, history } = await getSlipVessel.execute(caller, of);
    existing.push(["slips", current, (await listCurrentSlips.execute(caller, of)).total]);
    existing.push(["slip history", history, (await listSlipHistory.execute(caller, of)).total]);
  }
  if (can(actor, "manning:view")) {
    const { totalPending, rows } = await listVesselExtensions.execute(caller, { ...of, pageSize: 100 });
    const waiting = rows.filter((row) => row.approvalExtensionStatus === null && row.endReason === null);
    existing.push(["extensions", totalPending, waiting.length]);
  }
  return existing;
}

const isNoAccount = sql`not exists (select from users where users.crew_id = ${crew.id})`;

/** Find a user of a role on the demo fleet: a vessel head, a seafarer on board, a principal with a fleet. */
async function seated(db: Transaction, role: Role, subRole: SubRole | null) {
  const divisionId = role.endsWith("tanker") ? 2 : 1;
  const [ship] = await db
    .select({ id: vessels.id, principalId: principals.id })
    .from(vessels)
    .innerJoin(principals, eq(principals.id, vessels.principalId))
    .where(and(eq(vessels.divisionId, divisionId), isNull(vessels.scrappedOn)))
    .orderBy(vessels.id)
    .limit(1);
  if (!ship) throw new Error("no vessel");
  const [sailor] = await db
    .select({ id: crew.id })
    .from(crew)
    .where(and(eq(crew.vesselId, ship.id), isNotNull(crew.plannedOffBoard), isNoAccount))
    .orderBy(crew.id)
    .limit(1);
  const column = roleColumn(role, subRole);
  const made = await person(db, role, subRole, {
    ...(column === "PR" ? { principalId: ship.principalId } : {}),
    ...(subRole ? { crewId: sailor?.id ?? 0 } : {}),
  });
  return { actor: column === "VH" ? { ...made, vesselId: ship.id } : made, vesselId: ship.id };
}

/** One test per division, so that neither takes long. */
const walk = (division: "marine" | "tanker") =>
  rolledBack(async (db) => {
    const existing: Held[] = [];
    const met = new Set<TaskKey>();
    for (const [role, subRole] of everySeat.filter(([one]) => one.endsWith(division))) {
      const { actor, vesselId } = await seated(db, role, subRole);
      for (const { key } of await holdWork(actor, existing)) met.add(key);
      await holdTabs(actor, vesselId, existing);
    }
    const divisionId = division === "tanker" ? (2 as const) : (1 as const);
    const superadmin = { ...(await person(db, "superadmin")), divisionId };
    for (const { key } of await holdWork(superadmin, existing)) met.add(key);
    expect(existing.filter(([, count, total]) => count !== total)).toEqual([]);
    for (const key of ["vacant-seats", "reliefs", "papers-to-verify"] as const) expect([...met]).toContain(key);
    expect(existing.length).toBeGreaterThan(150);
  });

const everyNumber = "every number of the work list and of a tab is the total of the list it leads to, for every role";
test(`Marine: ${everyNumber}`, walk("marine"), 240_000);
test(`Tanker: ${everyNumber}`, walk("tanker"), 240_000);
