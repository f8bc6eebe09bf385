import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignments } from "@/db/schema/manning";
import { aboard, ashore, assigned, relieved } from "@/db/testing/manning";
import { seafarer, vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listCrew } from "@/lib/features/crew/list/list-crew";
import { listSeats } from "@/lib/features/manning/planning/list-seats";
import { listVesselPlanning } from "@/lib/features/manning/planning/list-vessel-planning";
import { getOwnFacts } from "@/lib/features/tasks/facts/get-own-facts";
import { listSlipVessels } from "@/lib/features/work-orders/slips/list-slip-vessels";
import { getVessel } from "./detail/get-vessel";
import { previewVessel } from "./detail/preview-vessel";
import { listVessels } from "./list/list-vessels";
import { listVesselCrew } from "./on-board/list-vessel-crew";
import { previewPrincipal } from "./principals/preview-principal";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

/** Set up a relieved master still on board, and a cook. */
async function inHandover(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const leaving = await aboard(db, ship, { rank: "Master", since: "2026-03-01", until: "2026-11-25", fullName: "Old" });
  await aboard(db, ship, { rank: "Cook", since: "2026-11-01", until: "2027-05-01" });
  await db
    .update(assignments)
    .set({ slot: "previous", handoverSince: "2026-11-18" })
    .where(eq(assignments.id, leaving.tour.id));
  return { owner, ship, leaving };
}

test(
  "counts people on board and in handover",
  rolledBack(async (db) => {
    const { owner, ship, leaving } = await inHandover(db);
    await relieved(db, leaving.seat);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const client = as(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }), { now });
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    const counted = { crewOnBoard: 3, inHandover: 1, seats: 2 };
    expect((await listVessels.execute(admin, {})).rows).toEqual([expect.objectContaining(counted)]);
    expect((await getVessel.execute(admin, { id: ship.id })).counts).toMatchObject(counted);
    expect(await previewVessel.execute(admin, { id: ship.id })).toMatchObject(counted);
    expect((await listVesselPlanning.execute(admin, {})).rows).toEqual([expect.objectContaining(counted)]);
    expect(await listSeats.execute(admin, { vesselId: ship.id })).toMatchObject(counted);
    expect((await previewPrincipal.execute(admin, { id: owner.id })).vessels).toEqual([
      expect.objectContaining(counted),
    ]);
    expect((await getOwnFacts.execute(client, {})).fleet?.vessels).toEqual([expect.objectContaining(counted)]);
    expect((await listSlipVessels.execute(finance, {})).rows).toEqual([
      expect.objectContaining({ totalOnBoardCrew: 3 }),
    ]);
    expect((await listVesselCrew.execute(admin, { vesselId: ship.id })).total).toBe(3);
    expect((await listCrew.execute(admin, { tab: "on-board", vessel: [ship.id] })).total).toBe(3);
  }),
);

test(
  "treats a relieved person as holder once the reliever left",
  rolledBack(async (db) => {
    const { ship, leaving } = await inHandover(db);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const due = async () =>
      (await listCrew.execute(admin, { tab: "on-board", reliefDue: 30, uncovered: true })).rows.map(
        ({ fullName }) => fullName,
      );
    const plan = async () => (await listVesselPlanning.execute(admin, {})).rows[0];
    expect(await due()).toEqual(["Old"]);
    expect(await plan()).toMatchObject({
      crewOnBoard: 2,
      inHandover: 0,
      planningStatus: "Need Action",
      reasons: [{ reason: "leaves-soon", count: 1 }],
      why: { reason: "leaves-soon", day: "2026-11-25", currentCrewId: null },
      awaited: null,
    });
    expect((await listVesselPlanning.execute(admin, { planningStatus: ["Need Action"] })).total).toBe(1);
    expect((await getVessel.execute(admin, { id: ship.id })).vacantSeats).toEqual([]);
    await relieved(db, leaving.seat);
    expect(await due()).toEqual([]);
    expect(await plan()).toMatchObject({ planningStatus: "Planned", why: null });
  }),
);

test(
  "keeps a seat vacant until someone boards",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { seat } = await ashore(db, ship, { rank: "Master", from: "2026-03-01", to: "2026-11-15" });
    await assigned(db, seat, (await seafarer(db, { fullName: "Coming" })).id);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    expect((await listVesselPlanning.execute(admin, {})).rows[0]).toMatchObject({
      planningStatus: "Planned",
      awaited: { employeeName: "Coming", day: "2026-12-01" },
    });
    expect((await getVessel.execute(admin, { id: ship.id })).vacantSeats).toHaveLength(1);
  }),
);
