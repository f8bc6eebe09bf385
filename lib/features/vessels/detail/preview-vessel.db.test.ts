import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { fleet, narrowActors } from "@/db/testing/records/two-fleets";
import { previewVessel } from "./preview-vessel";

afterAll(closeDatabase);
const now = new Date("2026-11-22T03:00:00Z");

test(
  "returns vacant seats and next joiners in two queries",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const ship = await vessel(db, { name: "AHTS Peek", principalId: owner.id });
    await aboard(db, ship, { rank: "Able Seaman" });
    const seat = await seatOn(db, ship, "Master");
    const [late, soon] = [await seafarer(db, { fullName: "Later" }), await seafarer(db, { fullName: "Sooner" })];
    await assigned(db, seat, late.id, { slot: "next-but-one", startDate: "2027-06-01", endDate: "2027-12-01" });
    await assigned(db, seat, soon.id, { startDate: "2026-12-01", endDate: "2027-05-30" });
    const actor = as(await person(db, "crewingadminmarine"), { now });
    expect(await previewVessel.execute(actor, { id: ship.id })).toMatchObject({
      vesselName: "AHTS Peek",
      principalId: owner.id,
      crewOnBoard: 1,
      seats: 2,
      vacantSeats: [{ jobPositionName: "Master" }],
      joiners: [
        { fullName: "Sooner", jobPositionName: "Master", startDate: "2026-12-01", daysToJoin: 9 },
        { fullName: "Later" },
      ],
    });
    expect(await queriesSent(db, () => previewVessel.execute(actor, { id: ship.id }))).toHaveLength(2);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, soon.id));
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    const { joiners } = await previewVessel.execute(staff, { id: ship.id });
    expect(joiners?.map(({ fullName }) => fullName)).toEqual(["Later"]);
  }),
);

test(
  "hides plans without permission and other vessels",
  rolledBack(async (db) => {
    const [own, other] = [await fleet(db), await fleet(db)];
    const finance = await person(db, "crewingfinancemarine");
    expect((await previewVessel.execute(as(finance, { now }), { id: own.vesselId })).joiners).toBeNull();
    const { principal: owner, head, ...rest } = await narrowActors(db, own);
    for (const actor of [owner, head])
      expect(await previewVessel.execute(as(actor, { now }), { id: own.vesselId })).toMatchObject({ crewOnBoard: 1 });
    for (const actor of [owner, head, rest["admin of the other division"], rest["untied principal"]])
      await expect(previewVessel.execute(as(actor, { now }), { id: other.vesselId })).rejects.toMatchObject({
        code: "not-found",
      });
    await expect(previewVessel.execute(as(rest.crew, { now }), { id: other.vesselId })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
