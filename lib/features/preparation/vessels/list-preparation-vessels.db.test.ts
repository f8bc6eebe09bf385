import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { medicalCertificates } from "@/db/schema/preparation";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { checkedUp, joining, trained } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listJoinersInPreparation } from "../joiners/list-joiners-in-preparation";
import { departments } from "../readiness.rules";
import { listPreparationVessels } from "./list-preparation-vessels";

afterAll(closeDatabase);

const now = new Date("2026-11-23T02:00:00Z");
const asking = (actor: UserActor) => as(actor, { now });

/** Create a vessel with joiners in every state. */
async function fleet(db: Transaction) {
  const ship = await vessel(db, { name: "MV Persiapan" });
  const at = (sequence: number, name: string, joins?: string) =>
    joining(db, ship, { sequence, name, ...(joins ? { joins } : {}) });
  const papers = await at(1, "Papers Missing");
  await db.update(crew).set({ missingCertificates: 2 }).where(eq(crew.id, papers.crewId));
  const unseen = await at(2, "Check Up");
  const unfit = await at(3, "Unfit Medical");
  await checkedUp(db, unfit, { result: "Passed" });
  await db
    .insert(medicalCertificates)
    .values({ crewId: unfit.crewId, status: "UNFIT", examinationDate: "2026-11-20", validUntil: "2028-11-20" });
  const untrained = await at(4, "Not Trained", "2026-12-01");
  await checkedUp(db, untrained, { result: "Passed" });
  const failed = await at(5, "Training Failed", "2026-12-15");
  await checkedUp(db, failed, { result: "Passed" });
  await trained(db, failed, { result: "Failed" });
  const nearly = await at(6, "Without Agreement", "2026-12-05");
  await checkedUp(db, nearly, { result: "Passed" });
  await trained(db, nearly, { result: "Passed" });
  return { ship, people: { papers, unseen, unfit, untrained, failed, nearly } };
}

test(
  "returns joiners, readiness and the most overdue item per vessel",
  rolledBack(async (db) => {
    const { ship } = await fleet(db);
    const quiet = await vessel(db, { name: "MV Persiapan Kosong" });
    const page = await listPreparationVessels.execute(asking(await person(db, "crewingservicemarine")), {
      filterList: "persiapan",
    });
    expect(page).toMatchObject({ total: 2, pageSize: 10 });
    expect(page.rows.map(({ vesselId }) => vesselId)).toEqual([ship.id, quiet.id]);
    expect(page.rows[0]).toMatchObject({
      vesselName: "MV Persiapan",
      status: "in-operation",
      numberOfCrew: 6,
      open: 6,
      preparationStatus: "Not Completed",
      joinsOn: "2026-12-01",
      latest: {
        employeeFullName: "Papers Missing",
        item: "certificates",
        doer: "crewing",
        by: "2026-11-20",
        daysLeft: -3,
      },
    });
    expect(page.rows[1]).toMatchObject({ numberOfCrew: 0, preparationStatus: "Not Planned", latest: null });
  }),
);

test(
  "counts the same items and departments as the joiners' rows",
  rolledBack(async (db) => {
    const { ship } = await fleet(db);
    const caller = asking(await person(db, "crewingadminmarine"));
    const { rows } = await listJoinersInPreparation.execute(caller, { vesselId: ship.id, pageSize: 50 });
    const [row] = (await listPreparationVessels.execute(caller, { vesselId: ship.id })).rows;
    const byDue = rows.flatMap(({ employeeFullName, next }) => (next ? [{ employeeFullName, ...next }] : []));
    byDue.sort((one, other) => (one.by < other.by ? -1 : 1));
    expect(row?.open).toBe(rows.filter(({ preparationStatus }) => preparationStatus === "Not Completed").length);
    expect(row?.latest).toMatchObject(byDue[0] ?? {});
    expect(byDue.map(({ employeeFullName, item, by }) => [employeeFullName, item, by])).toEqual([
      ["Papers Missing", "certificates", "2026-11-20"],
      ["Not Trained", "bjst", "2026-11-21"],
      ["Check Up", "mcu", "2026-11-29"],
      ["Without Agreement", "pkl", "2026-12-02"],
      ["Training Failed", "bjst", "2026-12-05"],
      ["Unfit Medical", "medical", "2026-12-06"],
    ]);
    for (const late of departments) {
      const found = (await listJoinersInPreparation.execute(caller, { late, vesselId: ship.id })).rows;
      const expected = rows.filter(({ next }) => next?.doer === late && next.daysLeft < 0);
      expect([late, found.map(({ crewId }) => crewId)]).toEqual([late, expected.map(({ crewId }) => crewId)]);
    }
    const unsigned = (await listJoinersInPreparation.execute(caller, { withoutPkl: true, vesselId: ship.id })).rows;
    expect(unsigned.map(({ crewId }) => crewId)).toEqual(
      rows
        .filter(({ joiningDate, pklStatus }) => pklStatus !== "Signed" && joiningDate <= "2026-12-07")
        .map(({ crewId }) => crewId),
    );
  }),
);

test(
  "ignores plans pending approval; filters by status and vessel",
  rolledBack(async (db) => {
    const { ship, people } = await fleet(db);
    await db
      .update(assignments)
      .set({ principalStatus: "Pending" })
      .where(eq(assignments.id, people.papers.assignmentId));
    const caller = asking(await person(db, "crewingplanningmarine"));
    const of = async (more: object) =>
      (await listPreparationVessels.execute(caller, { vesselId: ship.id, ...more })).rows;
    expect(await of({})).toMatchObject([{ numberOfCrew: 5, latest: { employeeFullName: "Not Trained" } }]);
    expect(await of({ preparationStatus: "Not Completed" })).toHaveLength(1);
    expect(await of({ preparationStatus: ["Not Planned", "Completed"] })).toEqual([]);
    expect((await listJoinersInPreparation.execute(caller, { vesselId: ship.id })).rows).toHaveLength(6);
  }),
);

test(
  "shows a head the own vessel without health, other divisions and seafarers nothing, in two queries at most",
  rolledBack(async (db) => {
    const { ship, people } = await fleet(db);
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    const [own] = (await listPreparationVessels.execute(asking(head), {})).rows;
    expect(own).toMatchObject({ vesselId: ship.id, latest: { item: "certificates" } });
    const joiners = (await listJoinersInPreparation.execute(asking(head), { vesselId: ship.id })).rows;
    expect(
      new Set(
        joiners.flatMap(({ mcuStatus, medicalStatus, mcuDate, medicalDate }) => [
          mcuStatus,
          medicalStatus,
          mcuDate,
          medicalDate,
        ]),
      ),
    ).toEqual(new Set([null]));
    expect(joiners.find(({ employeeFullName }) => employeeFullName === "Check Up")?.next).toMatchObject({
      item: "bjst",
    });
    expect(
      (await listPreparationVessels.execute(asking(await person(db, "crewingservicetanker")), { vesselId: ship.id }))
        .total,
    ).toBe(0);
    const self = await person(db, "crewmarine", "crew", { crewId: people.unfit.crewId });
    expect((await listPreparationVessels.execute(asking(self), {})).rows).toEqual([]);
    expect((await listJoinersInPreparation.execute(asking(self), {})).rows).toMatchObject([
      { crewId: people.unfit.crewId, medicalStatus: "UNFIT" },
    ]);
    const planner = asking(await person(db, "crewingplanningmarine"));
    expect(await countQueries(db, () => listPreparationVessels.execute(planner, {}))).toBe(1);
    expect(await countQueries(db, () => listJoinersInPreparation.execute(planner, { vesselId: ship.id }))).toBe(2);
  }),
);
