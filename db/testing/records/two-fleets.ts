import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { principalContacts } from "@/db/schema/vessels";
import { seafarer, vessel } from "../crew";
import { person, principal } from "../people";

/** A vessel of a principal with one person on board, in the seat of their rank. */
export async function fleet(db: Executor, divisionId = 1) {
  const owner = await principal(db, divisionId);
  const vesselRow = await vessel(db, { divisionId, principalId: owner.id });
  const master = await seafarer(db, { divisionId });
  const [seat] = await db.insert(seats).values({ vesselId: vesselRow.id, positionId: master.positionId }).returning();
  if (!seat) throw new Error("seat was not stored");
  const period = { startDate: "2026-01-10", endDate: "2099-01-10", checkedInOn: "2026-01-10" };
  await db.insert(assignments).values({
    seatId: seat.id,
    vesselId: vesselRow.id,
    crewId: master.id,
    slot: "current",
    principalStatus: "Confirmed",
    employeeStatus: "Confirmed",
    ...period,
  });
  await db.update(crew).set({ status: "on-board", vesselId: vesselRow.id }).where(eq(crew.id, master.id));
  const [contact] = await db
    .insert(principalContacts)
    .values({ principalId: owner.id, name: "Rina Kusuma", email: "rina@client.example" })
    .returning();
  const contactId = contact?.id ?? 0;
  return { principalId: owner.id, vesselId: vesselRow.id, employeeId: master.id, vesselCrewId: seat.id, contactId };
}

/**
 * Users with a narrow scope: a principal, a head on board and a crew member ashore. Staff of the other division see
 * neither fleet.
 */
export async function narrowActors(db: Executor, own: Awaited<ReturnType<typeof fleet>>) {
  const ashore = await seafarer(db);
  const head = await person(db, "crewmarine", "head", { crewId: own.employeeId });
  return {
    principal: await person(db, "crewingprincipalmarine", null, { principalId: own.principalId }),
    head: { ...head, vesselId: own.vesselId },
    crew: await person(db, "crewmarine", "crew", { crewId: ashore.id }),
    "admin of the other division": await person(db, "crewingadmintanker"),
    "untied principal": await person(db, "crewingprincipalmarine"),
  };
}
