import { eq, sql } from "drizzle-orm";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { Transaction } from "@/db/client";
import { schedules } from "@/db/schema/scheduling";
import { everySeat } from "@/db/testing/records/every-seat";
import { randomFrom } from "@/db/seed/demo/random";
import { applicantAt } from "@/db/testing/applicants";
import { appraised } from "@/db/testing/records/appraisals";
import { asSeeded } from "@/db/testing/setup/as-seeded";
import { contracted } from "@/db/testing/records/contracts";
import { commitDemo } from "@/db/testing/databases/demo-fleet";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { registered } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import type { UserActor } from "@/lib/access/actor";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { listContracts } from "@/lib/features/contracts/list-contracts";
import { listBlacklist } from "@/lib/features/crew/list/list-blacklist";
import { listCrew } from "@/lib/features/crew/list/list-crew";
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
import { storeHeadCounts } from "@/lib/features/dashboard/head-counts/queries";
import { canViewGroup } from "@/lib/features/dashboard/queries";
import { cardGroups, type CardGroupName } from "@/db/enums/dashboard";
import { listVesselPlanning } from "@/lib/features/manning/planning/list-vessel-planning";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { listQueryOf } from "./crew-management/list-query";
import { planningQueryOf } from "./manning/planning-query";
import { filterInput, filtersOf, openTabOf } from "./recruitment/applicants-list/list-query";

afterAll(closeDatabase);

const reads = {
  newApplicant: getNewApplicants,
  appraisal: getAppraisals,
  crewScheduling: getCrewScheduling,
  vesselManagement: getVesselManagement,
  crewCertificateStatus: getExpiringCertificates,
  crewManagement: getCrewManagement,
  contractManagement: getContractManagement,
} as const satisfies Record<CardGroupName, unknown>;

const choice = { pageSize: null, density: "comfortable" as const, hidden: [] };
type Total = (actor: UserActor, params: SearchParams) => Promise<number>;
/**
 * Count what the page at an address shows, parsing the address as the page does. The filters of a declared list are its
 * input.
 */
const lists: Record<string, Total> = {
  "/dashboard/recruitment/applicants-list": async (actor, params) =>
    (await listApplicants.execute(as(actor), { tab: openTabOf(params), ...filterInput(filtersOf(params)) })).total,
  "/dashboard/appraisal": async (actor, params) =>
    (await listAppraisals.execute(as(actor), { ...params, tab: "history" })).total,
  "/dashboard/manning/onboard-scheduling": async (actor, params) =>
    (await listSchedules.execute(as(actor), { ...params, tab: undefined })).total,
  "/dashboard/vessel-management": async (actor, params) =>
    (await listVessels.execute(as(actor), { tab: valueOf(params, "tab") })).total,
  "/dashboard/manning/planning": async (actor, params) =>
    (await listVesselPlanning.execute(as(actor), planningQueryOf(params))).total,
  "/dashboard/crew-management": async (actor, params) => {
    const of = listQueryOf(actor, params, choice);
    return of.list === "register"
      ? (await listBlacklist.execute(as(actor), of.input)).total
      : (await listCrew.execute(as(actor), of.input)).total;
  },
  "/dashboard/payroll-and-contracts/contract-management": async (actor, params) =>
    (await listContracts.execute(as(actor), params)).activeContract.totalItem,
};
const totalBehind = (actor: UserActor, href: string) => {
  const { pathname, searchParams } = new URL(href, "http://localhost");
  const list = lists[pathname];
  if (!list) throw new Error(`nothing behind ${href}`);
  return list(actor, Object.fromEntries(searchParams));
};

/** Compare every number of the dashboard with its list. @returns the non-zero numbers by card */
async function holdCards(actor: UserActor, year?: string) {
  const counted = new Map<string, number>();
  for (const group of cardGroups) {
    if (!canViewGroup(actor, group)) {
      await expect(reads[group].execute(as(actor), { year })).rejects.toMatchObject({ code: "forbidden" });
      continue;
    }
    for (const { key, value, unit, href } of await reads[group].execute(as(actor), { year })) {
      if (unit === "%") continue;
      const card = `${actor.role} ${group} ${key}`;
      expect([card, value]).toEqual([card, await totalBehind(actor, href)]);
      counted.set(`${group}.${key}`, value ?? 0);
    }
  }
  return counted;
}

async function holdCharts(actor: UserActor) {
  let points = 0;
  for (const read of [getCrewOnBoard, getExpiringDocuments, getApplications])
    for (const { key, values, hrefs } of (await read.execute(as(actor), {})).rows)
      for (const [at, href] of hrefs.entries()) {
        if (!href) continue;
        expect([key, href, values[at]]).toEqual([key, href, await totalBehind(actor, href)]);
        points += values[at] ?? 0;
      }
  for (const { hrefs, values } of (await getTimeToHire.execute(as(actor), {})).rows) {
    expect(await totalBehind(actor, hrefs[0] ?? "")).toBeGreaterThan(0);
    expect(values[0]).toBeGreaterThanOrEqual(0);
  }
  return points;
}

describe("on the demo fleet", () => {
  beforeAll(() => commitDemo(new Date()), 120_000);
  afterAll(asSeeded);

  test(
    "every card counts what its list shows, for every role and division; who may not see a group is refused",
    rolledBack(async (db) => {
      for (const [role, subRole] of everySeat) {
        const actor = await person(db, role, subRole);
        const divisions = role === "superadmin" ? ([1, 2] as const) : [actor.divisionId];
        for (const divisionId of divisions) await holdCards({ ...actor, divisionId });
      }
      for (const divisionId of [1, 2] as const) {
        const superadmin = { ...(await person(db, "superadmin")), divisionId };
        const counted = await holdCards(superadmin);
        for (const card of ["newApplicant.new-applicants", "vesselManagement.in-operation", "crewManagement.total"])
          expect([card, (counted.get(card) ?? 0) > 0]).toEqual([card, true]);
        await holdCards(superadmin, String(new Date().getFullYear() - 1));
        expect(await holdCharts(superadmin)).toBeGreaterThan(0);
      }
    }),
    240_000,
  );
});

/** Create random people, plans, schedules, reports, applications and contracts of a division. */
async function populate(db: Transaction, divisionId: 1 | 2, seed: number) {
  const random = randomFrom(seed);
  const one = <T>(...values: T[]): T => random.pick(values);
  const day = (from: number, until: number) => addDays(dayOf(new Date()), random.int(from, until));
  const at = (date: string) => new Date(`${date}T${one("00:30", "12:00", "23:30")}:00+07:00`);
  const author = await person(db, divisionId === 1 ? "crewingadminmarine" : "crewingadmintanker");
  for (let count = 0; count < 8; count += 1) {
    const scrappedOn = one(null, null, null, day(-400, 0));
    const ship = await vessel(db, { divisionId, scrappedOn, scrapReason: scrappedOn && "Sold" });
    for (let sequence = 1; sequence <= 2; sequence += 1) {
      const until = day(-40, 200);
      const stay = await aboard(db, ship, {
        rank: "Master",
        sequence,
        since: day(-200, -60),
        until,
        missingCertificates: one(0, 0, 1),
        firstCertificateExpiry: one(null, day(-60, 220)),
        nextPaperExpiry: one(null, day(-60, 300)),
        processingStoppedAt: one(null, null, null, new Date()),
      });
      await db
        .update(schedules)
        .set({ statusId: one(4, 5, 6) })
        .where(eq(schedules.assignmentId, stay.tour.id));
      if (one(true, false)) {
        const reviewedAt = at(day(-500, 0));
        const averageScore = one(null, 1, 2, 3, 4, 5);
        await appraised(db, stay, { averageScore, reviewedAt });
      }
      const next = await seafarer(db, {
        divisionId,
        rank: "Master",
        missingCertificates: one(0, 2),
        firstCertificateExpiry: one(null, day(-60, 400)),
        nextPaperExpiry: one(null, day(0, 400)),
      });
      const plan = await assigned(db, stay.seat, next.id, {
        startDate: day(201, 210),
        endDate: day(220, 400),
        principalStatus: one("NotRequired", "Pending", "Confirmed", "Rejected"),
        employeeStatus: one("Pending", "Confirmed", "Rejected"),
      });
      await scheduled(db, plan, { statusId: one(1, 2, 3), cancelledAt: one(null, null, new Date()) });
    }
    const seat = await seatOn(db, ship, "Bosun");
    const gone = await seafarer(db, { divisionId, rank: "Bosun" });
    const left = day(-500, -1);
    const past = await assigned(db, seat, gone.id, {
      slot: "history",
      startDate: addDays(left, -90),
      endDate: left,
      checkedInOn: addDays(left, -90),
      checkedOutOn: left,
    });
    await scheduled(db, past, { statusId: 7 });
    const barred = await seafarer(db, {
      divisionId,
      status: one("blacklist", "off-board", "resigned"),
      resignedOn: day(-300, 0),
      firstCertificateExpiry: day(-10, 100),
    });
    await registered(db, barred.id, author.userId, { level: one(1, 2, 3), endDate: one(null, day(-20, 20)) });
    await contracted(db, { divisionId, contractDate: "2015-01-01", expiresOn: day(-700, 200) });
  }
  for (const place of ["screening", "boc", "tests", "interview", "mcu", "result"] as const) {
    const opening = await openOpening(db, divisionId);
    for (let count = 0; count < 3; count += 1) {
      const applied = random.int(-700, -10);
      const ended = one(null, null, 7, 8);
      const applicant = await applicantAt(db, place, opening, {
        createdAt: at(day(applied, applied)),
        movedAt: at(day(applied + 1, 0)),
        ...(ended ? { currentStatusId: ended } : {}),
      });
      if (ended === 7)
        await db.execute(sql`insert into assessments (applicant_id, type, status, division_id)
          values (${applicant.id}, 'result', ${one("Completed", "Pending")}, ${divisionId})`);
    }
  }
}

test.each([1, 2, 3])(
  "as chance has it, every card counts what its list shows, this year and the year before (%i)",
  (seed) =>
    rolledBack(async (db) => {
      const year = new Date().getFullYear();
      for (const divisionId of [1, 2] as const) await populate(db, divisionId, seed * 10 + divisionId);
      await storeHeadCounts(db, dayOf(new Date()), new Date());
      // Each test covers a third of the roles; roles that see everything are in each.
      for (const [role, subRole] of everySeat.filter((_, at) => at % 3 === seed - 1)) {
        const actor = await person(db, role, subRole);
        for (const chosen of [year, year - 1]) await holdCards(actor, String(chosen));
      }
      const superadmin = await person(db, "superadmin");
      for (const divisionId of [1, 2] as const) {
        const actor = { ...superadmin, divisionId };
        const counted = await holdCards(actor);
        expect([...counted.values()].filter((count) => count > 0).length).toBeGreaterThan(20);
        expect(await holdCharts(actor)).toBeGreaterThan(0);
      }
    })(),
  120_000,
);

test(
  "another division than one's own has nothing to count, and an access list takes away the cards of lists it closes",
  rolledBack(async (db) => {
    await seafarer(db, { divisionId: 2 });
    const admin = await person(db, "crewingadmintanker");
    const foreign = await getCrewManagement.execute(as(admin), { divisionId: 1, year: 2026 });
    expect(foreign.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, null]);
    expect((await getCrewManagement.execute(as(admin), { divisionId: 2 }))[0]?.value).toBeGreaterThan(0);
    const vesselsOnly = { ...admin, accessList: ["vessel-management"] };
    const left = await getVesselManagement.execute(as(vesselsOnly), {});
    expect(left.map(({ key }) => key)).toEqual(["in-operation", "in-scrap"]);
    await expect(getCrewManagement.execute(as(vesselsOnly), {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(getCrewManagement.execute(as(admin), { year: "next" })).rejects.toMatchObject({ code: "invalid" });
  }),
);
