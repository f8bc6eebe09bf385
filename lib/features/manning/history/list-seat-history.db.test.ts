import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { approvalDay as now, proposed } from "@/db/testing/records/approvals";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { decideAsPrincipal } from "../approvals/decide-as-principal";
import { changeAssignmentDates } from "../proposals/change-assignment-dates";
import { listSeatHistory } from "./list-seat-history";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

test(
  "lists events in order with author and evidence",
  rolledBack(async (db) => {
    const { anton, planner, keys, ship, seat, candidate, plan } = await proposed(db);
    await changeAssignmentDates.execute(as(planner, { now }), {
      ...keys,
      startAssignmentDate: "2027-01-12",
      endAssignmentDate: "2027-07-10",
      reason: "Later flight",
    });
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, assignmentStatus: "Confirmed" });
    const staff = as(await person(db, "crewingservicemarine"), { now });
    const input = { vesselId: ship.id, vesselCrewId: seat.id };
    expect(await countQueries(db, () => listSeatHistory.execute(staff, input))).toBe(3);
    const history = await listSeatHistory.execute(staff, input);
    expect(history).toMatchObject({ total: 1, jobPositionName: "Bosun", vesselName: ship.name });
    const [holding] = history.rows;
    expect(holding).toMatchObject({ assignmentId: plan.id, crewId: candidate.id, slot: "next", onBoard: null });
    expect(holding?.events.map(({ event, by, reason }) => [event, by, reason])).toEqual([
      ["proposed", "Sari Wijaya", null],
      ["dates-changed", "Sari Wijaya", "Later flight"],
      ["principal-confirmed", "Sari Wijaya", null],
    ]);
    expect(holding?.events[1]).toMatchObject({ startDate: "2027-01-12" });
    expect(holding?.packs).toMatchObject([{ assignmentId: plan.id, party: "principal", answer: "Confirmed" }]);
  }),
);

test(
  "returns nothing for a seat never held and checks access",
  rolledBack(async (db) => {
    const { anton, ship, seat } = await proposed(db);
    const empty = await seatOn(db, ship, "Cook");
    const staff = as(await person(db, "crewingplanningmarine"), { now });
    const input = { vesselId: ship.id, vesselCrewId: seat.id };
    expect(await listSeatHistory.execute(staff, { ...input, vesselCrewId: empty.id })).toMatchObject({
      rows: [],
      total: 0,
    });
    expect(await listSeatHistory.execute(staff, { ...input, pageNumber: 9 })).toMatchObject({ rows: [], total: 1 });
    const other = await vessel(db);
    await expect(listSeatHistory.execute(staff, { ...input, vesselId: other.id })).rejects.toMatchObject({
      code: "not-found",
    });
    const tanker = as(await person(db, "crewingplanningtanker"), { now });
    await expect(listSeatHistory.execute(tanker, input)).rejects.toMatchObject({ code: "not-found" });
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    for (const actor of [anton, head, await person(db, "crewingfinancemarine")])
      await expect(listSeatHistory.execute(as(actor, { now }), input)).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "hides stopped people from planners",
  rolledBack(async (db) => {
    const { ship, seat, candidate } = await proposed(db);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, candidate.id));
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const input = { vesselId: ship.id, vesselCrewId: seat.id };
    expect((await listSeatHistory.execute(planner, input)).rows).toEqual([]);
  }),
);
