import { asc, eq } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { assignments } from "@/db/schema/manning";
import { users } from "@/db/schema/users";
import { seafarer, vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { registered } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { AuditRecord } from "@/lib/platform/operation";
import { confirmSuitabilityEntry } from "@/lib/features/suitability/confirm-suitability-entry";
import { removeAssignment } from "../proposals/remove-assignment";
import { cancelPlansOf } from "./queries";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "notifies planning of the bar, service of the cancellation only",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const seat = await seatOn(db, ship);
    const planner = await person(db, "crewingplanningmarine");
    const clerk = await person(db, "crewingservicemarine");
    for (const role of ["crewingplanningtanker", "crewingfinancemarine", "crewingprincipalmarine"] as const)
      await person(db, role);
    const blind = await person(db, "crewingplanningmarine");
    await db.update(users).set({ accessList: [] }).where(eq(users.id, blind.userId));
    const mailsAbout = async (id: number) =>
      (await db.select().from(mails).where(eq(mails.subjectId, id)).orderBy(asc(mails.id))).map(
        ({ type, recipient, title, plain }) => ({ type, recipient, title, plain }),
      );
    const [barred, removed] = [await seafarer(db), await seafarer(db)];
    const first = await assigned(db, seat, barred.id);
    const manager = await person(db, "crewingmanagermarine");
    const entry = await registered(db, barred.id, clerk.userId, { level: 3 });
    await confirmSuitabilityEntry.execute(as(manager, { now }), { employeeBlackListid: entry.id });
    const ofBar = await mailsAbout(first.id);
    expect(ofBar.map(({ type, recipient }) => [type, recipient])).toEqual([
      ["PlanCancelled", planner.email],
      ["PlanCancelled", clerk.email],
    ]);
    expect(ofBar[0]?.plain).toContain("suitability register");
    expect(ofBar[1]?.plain).not.toMatch(/register|barred|suitab/i);
    const second = await assigned(db, seat, removed.id);
    await removeAssignment.execute(as(planner, { now }), {
      vesselId: ship.id,
      vesselCrewId: seat.id,
      crewId: removed.id,
    });
    expect(await mailsAbout(second.id)).toEqual([ofBar[1]]);
  }),
);

test(
  "cancels all plans, moves the next up and audits each",
  rolledBack(async (db) => {
    const ships = [await vessel(db), await vessel(db)] as const;
    const seats = [await seatOn(db, ships[0]), await seatOn(db, ships[1])] as const;
    const sailor = await seafarer(db);
    const plans = [
      await assigned(db, seats[0], sailor.id),
      await assigned(db, seats[1], (await seafarer(db)).id),
      await assigned(db, seats[1], sailor.id, { slot: "next-but-one", startDate: "2028-01-01", endDate: "2028-06-01" }),
    ];
    const behind = await assigned(db, seats[0], (await seafarer(db)).id, {
      slot: "next-but-one",
      startDate: "2027-07-01",
      endDate: "2027-12-01",
    });
    const past = await assigned(db, seats[1], sailor.id, {
      slot: "previous",
      startDate: "2026-01-01",
      endDate: "2026-06-01",
      checkedInOn: "2026-01-01",
      checkedOutOn: "2026-06-01",
    });
    const records: AuditRecord[] = [];
    const scope = {
      ...as(await person(db, "crewingmanagermarine"), { now }),
      db,
      audit: (record: AuditRecord) => void records.push(record),
    };
    expect(await cancelPlansOf(scope, sailor.id, "barred")).toBe(2);
    const slotOf = async (id: number) => (await db.select().from(assignments).where(eq(assignments.id, id)))[0]?.slot;
    expect(await Promise.all([...plans, behind, past].map(({ id }) => slotOf(id)))).toEqual([
      "cancelled",
      "next",
      "cancelled",
      "next",
      "previous",
    ]);
    expect(records.map(({ subject, divisionId, reason }) => [subject, divisionId, reason])).toEqual([
      [plans[0]?.id, 1, "barred"],
      [plans[2]?.id, 1, "barred"],
    ]);
    expect(await cancelPlansOf(scope, sailor.id, "barred")).toBe(0);
  }),
);
