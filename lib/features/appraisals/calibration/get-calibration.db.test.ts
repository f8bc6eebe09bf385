import type { Transaction } from "@/db/client";
import { appraised } from "@/db/testing/records/appraisals";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getAppraisal } from "../detail/get-appraisal";
import { getCalibration } from "./get-calibration";
import { minReportsForMean } from "../minimum-reports.rules";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");
// A separate period without other reports.
const window = { from: "2031-01-01", to: "2031-12-31" };

async function given(db: Transaction, officer: string, rank: string, scores: readonly number[]) {
  const ship = await vessel(db);
  for (const [index, averageScore] of scores.entries()) {
    const stay = await aboard(db, ship, { rank, sequence: index + 1 });
    await appraised(db, stay, { averageScore, reportingOfficer: officer, dateOfReport: "2031-06-01" });
  }
  return ship;
}

test(
  "compares officers with the fleet's same ranks: inflated averages show, few reports are marked",
  rolledBack(async (db) => {
    await given(db, "Capt. Strict", "Bosun", [2, 3, 3, 2, 3]);
    await given(db, "Capt. Kind", "Bosun", [5, 5, 5, 5, 5]);
    await given(db, "capt. kind", "Cook", [4]);
    await given(db, "Capt. New", "Cook", [2]);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const found = await getCalibration.execute(admin, window);
    expect(found.fleet).toEqual({ reports: 12, mean: 3.67, spread: [0, 3, 3, 1, 5] });
    expect(found.rows.map(({ reportingOfficer: _name, key: _key, ...row }) => row)).toMatchObject([
      // Five bosuns at 5 and a cook at 4; the fleet gives bosuns 3.8 and cooks 3.
      { reports: 6, mean: 4.83, fleetMean: 3.67, difference: 1.17, isSmall: false, spread: [0, 0, 0, 1, 5] },
      { reports: 1, mean: 2, fleetMean: 3, difference: -1, isSmall: true },
      { reports: 5, mean: 2.6, fleetMean: 3.8, difference: -1.2, isSmall: false, fleetReports: 10 },
    ]);
    const perRank = await getCalibration.execute(admin, {
      ...window,
      by: "officer-rank",
      sort: "officer",
      order: "asc",
    });
    expect(perRank.total).toBe(4);
    expect(new Set(perRank.rows.map(({ key }) => key)).size).toBe(4);
    expect(perRank.rows.map(({ rank }) => rank).sort()).toEqual(["Bosun", "Bosun", "Cook", "Cook"]);
    expect(perRank.rows.filter(({ reports }) => reports < minReportsForMean).every(({ isSmall }) => isSmall)).toBe(
      true,
    );
    const strict = await getCalibration.execute(admin, { ...window, filterList: "strict" });
    expect(strict).toMatchObject({ total: 1, rows: [{ reportingOfficer: "Capt. Strict", fleetMean: 3.8 }] });
    expect((await getCalibration.execute(admin, { ...window, pageSize: 1, pageNumber: 9 })).total).toBe(3);
  }),
);

test(
  "counts approved reports of the division, for admins, managers and PDE, in two queries",
  rolledBack(async (db) => {
    const ship = await given(db, "Capt. Strict", "Bosun", [2]);
    const stay = await aboard(db, ship, { rank: "Cook" });
    await appraised(db, stay, { reviewStatus: "WaitingForReview", reviewedAt: null, dateOfReport: "2031-06-02" });
    for (const role of ["crewingadminmarine", "crewingmanagermarine", "crewingpdemarine"] as const)
      expect((await getCalibration.execute(as(await person(db, role), { now }), window)).fleet.reports).toBe(1);
    const tanker = as(await person(db, "crewingpdetanker"), { now });
    expect(await getCalibration.execute(tanker, window)).toMatchObject({ total: 0, fleet: { reports: 0, mean: null } });
    for (const role of ["crewingplanningmarine", "crewmarine", "crewingprincipalmarine"] as const)
      await expect(getCalibration.execute(as(await person(db, role), { now }), window)).rejects.toMatchObject({
        code: "forbidden",
      });
    const admin = as(await person(db, "crewingadminmarine"), { now });
    expect(await countQueries(db, () => getCalibration.execute(admin, window))).toBe(2);
  }),
);

test(
  "shows reviewers the officer's average for the rank by person, not by typed name; authors see none",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const officer = await aboard(db, ship, { rank: "Master" });
    const by = { reportingOfficerId: officer.person.id, dateOfReport: "2026-10-01" };
    for (const [index, averageScore] of [5, 4].entries()) {
      const other = await aboard(db, ship, { rank: "Bosun", sequence: index + 1 });
      await appraised(db, other, { ...by, averageScore, reportingOfficer: index === 0 ? "Kapten Budi" : "BUDI" });
    }
    const cook = await aboard(db, ship, { rank: "Cook" });
    await appraised(db, cook, { ...by, averageScore: 1 });
    const namesake = await aboard(db, ship, { rank: "Bosun", sequence: 3 });
    await appraised(db, namesake, { averageScore: 1, reportingOfficer: "Budi", dateOfReport: "2026-10-01" });
    const stay = await aboard(db, ship, { rank: "Bosun", sequence: 4 });
    const waiting = { reviewStatus: "WaitingForReview", reviewedAt: null } as const;
    const { id } = await appraised(db, stay, { ...by, ...waiting, averageScore: 2, reportingOfficer: "Budi" });
    const averageFor = async (actor: Parameters<typeof as>[0]) =>
      (await getAppraisal.execute(as(actor, { now }), { employeeAppraisalId: id })).average;
    expect(await averageFor(await person(db, "crewingmanagermarine"))).toEqual({ mean: 4.5, reports: 2 });
    expect(await averageFor(await person(db, "crewmarine", "head", { vesselId: ship.id }))).toBeNull();
    expect(await averageFor(await person(db, "crewingplanningmarine"))).toBeNull();
  }),
);
