import type { Transaction } from "@/db/client";
import { assignments, seats } from "@/db/schema/manning";
import { seafarer, vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getProposalReview } from "./get-proposal-review";

afterAll(closeDatabase);

/** Propose a person in Next on a principal's vessel and return the link keys. */
async function proposal(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const agus = await seafarer(db);
  const [seat] = await db.insert(seats).values({ vesselId: ship.id, positionId: agus.positionId }).returning();
  if (!seat) throw new Error("seat was not stored");
  await db.insert(assignments).values({
    seatId: seat.id,
    vesselId: ship.id,
    crewId: agus.id,
    slot: "next",
    startDate: "2027-01-10",
    endDate: "2027-07-10",
    principalStatus: "Pending",
    employeeStatus: "Pending",
  });
  return {
    owner,
    ship,
    agus,
    keys: {
      vcid: String(seat.id),
      emp: String(agus.id),
      ao: "Next",
      vid: String(ship.id),
      joi: String(agus.positionId),
    },
  };
}

test(
  "returns seat and person to the vessel's principal and the division's admin",
  rolledBack(async (db) => {
    const { owner, ship, agus, keys } = await proposal(db);
    const expected = {
      vesselName: ship.name,
      employeeName: agus.fullName,
      jobPositionNameEn: "Able Seaman",
      assignmentOn: "Next",
      startDate: "2027-01-10",
      principalStatus: "Pending",
    };
    for (const actor of [
      await person(db, "crewingprincipalmarine", null, { principalId: owner.id }),
      await person(db, "crewingadminmarine"),
      await person(db, "superadmin"),
    ]) {
      expect(await getProposalReview.execute(as(actor), keys)).toMatchObject(expected);
    }
  }),
);

test(
  "returns not-found to other principals and divisions and refuses other roles",
  rolledBack(async (db) => {
    const { keys } = await proposal(db);
    const other = await principal(db);
    for (const actor of [
      await person(db, "crewingprincipalmarine", null, { principalId: other.id }),
      await person(db, "crewingprincipalmarine"),
      await person(db, "crewingadmintanker"),
    ]) {
      await expect(getProposalReview.execute(as(actor), keys)).rejects.toMatchObject({ code: "not-found" });
    }
    await expect(getProposalReview.execute(as(await person(db, "crewingmanagermarine")), keys)).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "returns not-found when the keys do not match",
  rolledBack(async (db) => {
    const { keys } = await proposal(db);
    const { keys: others } = await proposal(db);
    const admin = as(await person(db, "crewingadminmarine"));
    for (const wrong of [
      { vcid: others.vcid },
      { emp: others.emp },
      { vid: others.vid },
      { joi: "999999" },
      { ao: "Current" },
    ]) {
      await expect(getProposalReview.execute(admin, { ...keys, ...wrong })).rejects.toMatchObject({
        code: "not-found",
      });
    }
    for (const unreadable of [{ ao: "Previous" }, { emp: "x" }, { vid: "" }])
      await expect(getProposalReview.execute(admin, { ...keys, ...unreadable })).rejects.toMatchObject({
        code: "invalid",
      });
  }),
);
