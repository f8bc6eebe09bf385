import { eq } from "drizzle-orm";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { medicalCertificates } from "@/db/schema/preparation";
import { users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { getOwnFacts } from "./get-own-facts";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const factsOf = (actor: UserActor) => getOwnFacts.execute(as(actor, { now }), {});

test(
  "a seafarer sees their own assignment, next joining and expiring documents only",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: one } = await aboard(db, ship, { rank: "Bosun", since: "2026-06-01", until: "2026-12-10" });
    const other = await vessel(db);
    await assigned(db, await seatOn(db, other, "Bosun"), one.id, { startDate: "2027-03-01", endDate: "2027-09-01" });
    const validity = { crewId: one.id, issued: "2020-01-01" };
    await db.insert(crewCertificates).values([
      { ...validity, kind: "coc", certificateName: "Rating", certificateNumber: "1", expired: "2026-11-01" },
      { ...validity, kind: "cop", certificateName: "BST", certificateNumber: "2", expired: "2029-11-01" },
      { ...validity, kind: "cop", certificateName: "Endless", certificateNumber: "3", expired: null },
    ]);
    await db
      .insert(crewTravelDocuments)
      .values({ ...validity, kind: "passport", documentName: "Passport", documentNumber: "C1", expired: "2027-01-10" });
    await db.insert(medicalCertificates).values([
      { crewId: one.id, status: "FIT", examinationDate: "2024-05-01", validUntil: "2026-05-01" },
      { crewId: one.id, status: "FIT", examinationDate: "2026-05-01", validUntil: "2028-05-01" },
    ]);
    const { own, fleet } = await factsOf(await person(db, "crewmarine", "crew", { crewId: one.id }));
    expect(fleet).toBeNull();
    expect(own).toMatchObject({
      stay: { vesselName: ship.name, position: "Bosun", day: "2026-12-10", daysLeft: 20, urgency: "due" },
      joining: { vesselName: other.name, day: "2027-03-01", urgency: "none", port: null },
      papers: [
        { name: "Rating", day: "2026-11-01", urgency: "overdue" },
        { name: "Passport", day: "2027-01-10", urgency: "soon" },
        { name: "Medical certificate", nameId: "Sertifikat kesehatan", day: "2028-05-01", urgency: "none" },
      ],
    });
  }),
);

test(
  "a head sees the own vessel, a principal the own fleet: sign-offs, joiners and vacant seats",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const ship = await vessel(db, { principalId: owner.id });
    const { seat } = await aboard(db, ship, { rank: "Bosun", fullName: "Budi", until: "2026-12-10" });
    await assigned(db, seat, (await seafarer(db, { rank: "Bosun", fullName: "Candra" })).id, {
      startDate: "2026-12-09",
    });
    await seatOn(db, ship, "Master");
    const refused = await seatOn(db, ship, "Oiler");
    await assigned(db, refused, (await seafarer(db, { rank: "Oiler" })).id, { employeeStatus: "Rejected" });
    const foreign = await vessel(db);
    await aboard(db, foreign, { until: "2026-11-25" });
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    for (const actor of [head, await person(db, "crewingprincipalmarine", null, { principalId: owner.id })]) {
      const { own, fleet } = await factsOf(actor);
      expect(own).toBeNull();
      expect(fleet).toMatchObject({
        vessels: [{ vesselId: ship.id, crewOnBoard: 1, seats: 3 }],
        vesselCount: 1,
        leaving: [{ fullName: "Budi", day: "2026-12-10", daysLeft: 20, urgency: "due" }],
        joining: [{ fullName: "Candra", day: "2026-12-09", urgency: "soon" }],
        vacant: [{ position: "Master" }, { position: "Oiler" }],
        vacantCount: 2,
      });
      expect(await countQueries(db, () => factsOf(actor))).toBe(5);
    }
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.fullName, "Budi"));
    expect((await factsOf(head)).fleet?.leaving).toEqual([]);
    await db.update(vessels).set({ scrappedOn: "2026-11-01", scrapReason: "sold" }).where(eq(vessels.id, ship.id));
    expect((await factsOf(head)).fleet).toMatchObject({ vessels: [], vesselCount: 0, vacantCount: 0 });
  }),
);

test(
  "contacts are active planners of the division, and the company's number where it is set",
  rolledBack(async (db) => {
    await db.update(users).set({ deactivatedAt: now });
    const seafarerAccount = await person(db, "crewtanker");
    const [planner, gone] = [await person(db, "crewingplanningtanker"), await person(db, "crewingadmintanker")];
    await person(db, "crewingadminmarine");
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, gone.userId));
    expect((await factsOf(seafarerAccount)).contacts).toEqual({
      phone: null,
      email: null,
      people: [{ name: "Sari Wijaya", email: planner.email, role: "crewingplanningtanker" }],
    });
    process.env.COMPANY_PHONE_TANKER = "+62 21 555 0101";
    try {
      expect((await factsOf(seafarerAccount)).contacts.phone).toBe("+62 21 555 0101");
    } finally {
      delete process.env.COMPANY_PHONE_TANKER;
    }
  }),
);

test(
  "staff see no facts",
  rolledBack(async (db) => {
    expect(await factsOf(await person(db, "crewingadminmarine"))).toMatchObject({ own: null, fleet: null });
  }),
);
