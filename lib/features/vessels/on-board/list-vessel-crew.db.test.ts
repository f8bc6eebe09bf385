import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { principals, vessels } from "@/db/schema/vessels";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, ashore, assigned, relieved, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listVesselCrew } from "./list-vessel-crew";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "lists people on board by rank with seat, dates and certificates",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const bosun = await aboard(db, own, {
      rank: "Bosun",
      fullName: "Budi",
      since: "2026-06-01",
      until: "2026-12-10",
      missingCertificates: 2,
    });
    const master = await aboard(db, own, {
      rank: "Master",
      fullName: "Anton",
      since: "2026-10-01",
      until: "2027-04-01",
    });
    const leaving = await aboard(db, own, {
      rank: "Oiler",
      fullName: "Cahyo",
      since: "2026-01-01",
      until: "2026-11-15",
    });
    await db
      .update(assignments)
      .set({ slot: "previous", handoverSince: "2026-11-18" })
      .where(eq(assignments.id, leaving.tour.id));
    await relieved(db, leaving.seat, { fullName: "Dodi", since: "2026-11-18" });
    await ashore(db, own, { rank: "Cook", from: "2024-01-01", to: "2024-09-01" });
    await assigned(db, master.seat, (await seafarer(db, { rank: "Master" })).id);
    await aboard(db, await vessel(db));
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    expect(await countQueries(db, () => listVesselCrew.execute(staff, { vesselId: own.id }))).toBe(2);
    const page = await listVesselCrew.execute(staff, { vesselId: own.id });
    expect(page).toMatchObject({ total: 4, pageNumber: 1, pageSize: 200 });
    expect(page.rows).toEqual([
      expect.objectContaining({
        crewId: master.person.id,
        employeeIdNumber: master.person.employeeNumber,
        seafarerId: master.person.seafarerCode,
        fullName: "Anton",
        jobPositionName: "Master",
        jobPositionNameId: "Nakhoda",
        vesselCrewId: master.seat.id,
        assignmentId: master.tour.id,
        slot: "current",
        onBoard: "2026-10-01",
        offBoard: "2027-04-01",
        daysLeft: 132,
        durationTone: "Over 3 months",
        certificateStatus: "Completed",
        isHandover: false,
      }),
      expect.objectContaining({
        crewId: bosun.person.id,
        daysLeft: 20,
        durationTone: "Under 1 month",
        certificateStatus: "Not Completed",
      }),
      expect.objectContaining({
        crewId: leaving.person.id,
        daysLeft: -5,
        durationTone: "Under 1 month",
        isHandover: true,
        slot: "previous",
      }),
      expect.objectContaining({ fullName: "Dodi", isHandover: false, slot: "current" }),
    ]);
  }),
);

test(
  "uses the seat's rank, else the person's",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const seat = await seatOn(db, own, "Bosun");
    const promoted = await seafarer(db, {
      rank: "Able Seaman",
      fullName: "Dedi",
      status: "on-board",
      vesselId: own.id,
    });
    await assigned(db, seat, promoted.id, {
      slot: "current",
      startDate: "2026-08-01",
      checkedInOn: "2026-08-01",
      endDate: "2027-01-01",
    });
    await seafarer(db, {
      rank: "Oiler",
      fullName: "Eko",
      status: "on-board",
      vesselId: own.id,
      statusSince: "2026-09-01",
    });
    const { rows } = await listVesselCrew.execute(as(await person(db, "crewingstaffmarine"), { now }), {
      vesselId: own.id,
    });
    expect(
      rows.map(({ fullName, jobPositionName, onBoard, vesselCrewId }) => [
        fullName,
        jobPositionName,
        onBoard,
        vesselCrewId,
      ]),
    ).toEqual([
      ["Dedi", "Bosun", "2026-08-01", seat.id],
      ["Eko", "Oiler", "2026-09-01", null],
    ]);
  }),
);

test(
  "hides certificate status from finance and other vessels",
  rolledBack(async (db) => {
    const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Samudra" }).returning();
    const own = await vessel(db, { principalId: owner?.id ?? null });
    const other = await vessel(db);
    await aboard(db, own);
    const statusFor = async (actor: Awaited<ReturnType<typeof person>>, vesselId = own.id) =>
      (await listVesselCrew.execute(as(actor, { now }), { vesselId })).rows.map(
        ({ certificateStatus }) => certificateStatus,
      );
    const principal = { ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null };
    const head = { ...(await person(db, "crewmarine", "head")), vesselId: own.id };
    expect(await statusFor(await person(db, "crewingfinancemarine"))).toEqual([null]);
    expect(await statusFor(principal)).toEqual(["Completed"]);
    expect(await statusFor(head)).toEqual(["Completed"]);
    for (const actor of [principal, head, await person(db, "crewingstafftanker")]) {
      await expect(statusFor(actor, actor.divisionId === 2 ? own.id : other.id)).rejects.toMatchObject({
        code: "not-found",
      });
    }
    await expect(statusFor(await person(db, "crewmarine", "crew"))).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "searches name and numbers and pages",
  rolledBack(async (db) => {
    const own = await vessel(db);
    for (const rank of ["Master", "Bosun", "Oiler"]) await aboard(db, own, { rank, fullName: `Person ${rank}` });
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    const found = await listVesselCrew.execute(staff, { vesselId: own.id, filterList: "BOSUN" });
    expect([found.total, found.rows[0]?.fullName]).toEqual([1, "Person Bosun"]);
    const last = await listVesselCrew.execute(staff, { vesselId: own.id, pageSize: 2, pageNumber: 2 });
    expect([last.total, last.rows.map(({ fullName }) => fullName)]).toEqual([3, ["Person Oiler"]]);
    expect(await db.$count(crew, eq(crew.vesselId, own.id))).toBe(3);
  }),
);

test(
  "lists vacant seats with since and joiner",
  rolledBack(async (db) => {
    const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Samudra" }).returning();
    const own = await vessel(db, { principalId: owner?.id ?? null });
    await aboard(db, own, { rank: "Bosun" });
    const left = await ashore(db, own, { rank: "Master", from: "2026-05-01", to: "2026-11-12" });
    const joining = await seafarer(db, { rank: "Master", fullName: "Stevie" });
    await assigned(db, left.seat, joining.id, { startDate: "2026-12-01", employeeStatus: "Pending" });
    const cook = await seatOn(db, own, "Cook");
    await db
      .update(seats)
      .set({ createdAt: new Date("2026-11-19T20:00:00Z") })
      .where(eq(seats.id, cook.id));
    const rejected = await seafarer(db, { rank: "Cook" });
    await assigned(db, cook, rejected.id, { principalStatus: "Rejected" });
    await db
      .update(seats)
      .set({ removedAt: now })
      .where(eq(seats.id, (await seatOn(db, own, "Oiler")).id));
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    expect(await countQueries(db, () => listVesselCrew.execute(staff, { vesselId: own.id }))).toBe(2);
    const found = await listVesselCrew.execute(staff, { vesselId: own.id, filterList: "nobody at all" });
    expect([found.total, found.vacancies]).toEqual([
      0,
      [
        expect.objectContaining({
          vesselCrewId: left.seat.id,
          jobPositionName: "Master",
          jobPositionNameId: "Nakhoda",
          since: "2026-11-12",
          daysVacant: 8,
          isPlanKnown: true,
          next: {
            crewId: joining.id,
            fullName: "Stevie",
            startDate: "2026-12-01",
            daysToJoin: 11,
            summaryStatus: "Pending",
          },
        }),
        expect.objectContaining({ vesselCrewId: cook.id, since: "2026-11-20", daysVacant: 0, next: null }),
      ],
    ]);
    const planOf = async (actor: Awaited<ReturnType<typeof person>>) =>
      (await listVesselCrew.execute(as(actor, { now }), { vesselId: own.id })).vacancies.map(
        ({ isPlanKnown, next }) => [isPlanKnown, next?.fullName],
      );
    const principal = { ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null };
    const head = { ...(await person(db, "crewmarine", "head")), vesselId: own.id };
    for (const actor of [principal, head]) expect((await planOf(actor))[0]).toEqual([true, "Stevie"]);
    expect(await planOf(await person(db, "crewingfinancemarine"))).toEqual([
      [false, undefined],
      [false, undefined],
    ]);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, joining.id));
    expect((await planOf(await person(db, "crewingstaffmarine")))[0]).toEqual([true, undefined]);
  }),
);

test(
  "seats people without a seat by rank, and lists none in scrap",
  rolledBack(async (db) => {
    const own = await vessel(db);
    await seatOn(db, own, "Oiler");
    const second = await seatOn(db, own, "Oiler", 2);
    const bosun = await aboard(db, own, { rank: "Bosun" });
    await db.update(assignments).set({ slot: "previous" }).where(eq(assignments.id, bosun.tour.id));
    await seafarer(db, { rank: "Oiler", status: "on-board", vesselId: own.id });
    const vacantOn = async () =>
      (
        await listVesselCrew.execute(as(await person(db, "crewingstaffmarine"), { now }), { vesselId: own.id })
      ).vacancies.map(({ vesselCrewId }) => vesselCrewId);
    expect(await vacantOn()).toEqual([second.id]);
    await db.update(vessels).set({ scrappedOn: "2026-11-01", scrapReason: "sold" }).where(eq(vessels.id, own.id));
    expect(await vacantOn()).toEqual([]);
  }),
);
