import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as } from "@/db/testing/rolled-back";
import type { Actor } from "@/lib/access/actor";
import { requestExtension } from "@/lib/features/manning/extensions/request-extension";

export const extensionDay = new Date("2026-11-20T02:00:00Z");

/**
 * Create a fit seafarer on board since August, with planned sign-off on 1 February, on a vessel with head, principal
 * and office.
 */
export async function onBoard(db: Transaction, { since = "2026-08-01", until = "2027-02-01" } = {}) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const seat = await seatOn(db, ship, "Bosun");
  const aboard = { status: "on-board", statusSince: since, vesselId: ship.id, plannedOffBoard: until } as const;
  const sailor = await fitSeafarer(db, { seat, vessel: ship }, { fullName: "Wahyu Hidayat", rank: "Bosun", ...aboard });
  const email = `wahyu-${sailor.id}@example.test`;
  await db.update(crew).set({ email }).where(eq(crew.id, sailor.id));
  const stay = { slot: "current", startDate: since, endDate: until, checkedInOn: since } as const;
  const tour = await assigned(db, seat, sailor.id, stay);
  const bridge = await seatOn(db, ship, "Master");
  const master = await fitSeafarer(
    db,
    { seat: bridge, vessel: ship },
    { fullName: "Bagus Prakoso", rank: "Master", ...aboard },
  );
  await assigned(db, bridge, master.id, stay);
  const head = await person(db, "crewmarine", "head", { crewId: master.id });
  return {
    owner,
    ship,
    seat,
    sailor: { ...sailor, email },
    tour,
    master,
    head: { ...head, vesselId: ship.id },
    self: await person(db, "crewmarine", "crew", { crewId: sailor.id }),
    client: await person(db, "crewingprincipalmarine", null, { principalId: owner.id }),
    planner: await person(db, "crewingplanningmarine"),
    admin: await person(db, "crewingadminmarine"),
    manager: await person(db, "crewingmanagermarine"),
  };
}

export const longer = { extendedDate: "2027-03-15", extendedReason: "No relief before March" };

/** An extension request; a seafarer signs their own. */
export const requested = (who: Actor, crewId: number, more: object = {}) =>
  requestExtension.execute(as(who, { now: extensionDay }), {
    crewId,
    ...longer,
    hasRead: true,
    consentName: "Wahyu Hidayat",
    ...more,
  });
