import { inArray } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { listJoiners } from "./list-joiners";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "lists all people in Next with the relieved person in two queries",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: leaving, seat } = await aboard(db, ship, {
      rank: "Bosun",
      fullName: "Slamet",
      until: "2026-12-05",
    });
    const late = await fitSeafarer(db, { seat, vessel: ship }, { fullName: "Wahyu", rank: "Bosun" });
    const next = await assigned(db, seat, late.id, { startDate: "2026-11-10" });
    const master = await seatOn(db, ship, "Master");
    const other = await seafarer(db, { fullName: "Anton" });
    await refreshCertificateValidity(db, [late.id, other.id]);
    await assigned(db, master, other.id, { startDate: "2026-12-20", employeeStatus: "Pending" });
    await assigned(db, master, (await seafarer(db)).id, { slot: "next-but-one" });
    await assigned(db, await seatOn(db, await vessel(db)), (await seafarer(db)).id);
    const clerk = as(await person(db, "crewingservicemarine"), { now });
    expect(await countQueries(db, () => listJoiners.execute(clerk, { vesselId: ship.id }))).toBe(2);
    const page = await listJoiners.execute(clerk, { vesselId: ship.id });
    expect(page.total).toBe(2);
    expect(page.rows).toEqual([
      {
        id: next.id,
        assignmentId: next.id,
        vesselCrewId: seat.id,
        crewId: late.id,
        employeeIdNumber: late.employeeNumber,
        seafarerId: late.seafarerCode,
        fullName: "Wahyu",
        jobPositionId: seat.positionId,
        jobPositionName: "Bosun",
        jobPositionNameId: "Serang",
        startDate: "2026-11-10",
        endDate: "2027-06-01",
        daysToJoin: -10,
        summaryStatus: "Confirmed",
        principalStatus: "Confirmed",
        employeeStatus: "Confirmed",
        certificateStatus: "Completed",
        medicalStatus: "FIT",
        missing: ["mcu", "bjst", "pkl"],
        isOnBoardElsewhere: false,
        replaces: { crewId: leaving.id, fullName: "Slamet", offBoard: "2026-12-05" },
        version: 1,
      },
      expect.objectContaining({
        fullName: "Anton",
        summaryStatus: "Pending",
        daysToJoin: 30,
        medicalStatus: "-",
        certificateStatus: "Not Completed",
        replaces: null,
      }),
    ]);
    expect(
      (await listJoiners.execute(clerk, { vesselId: ship.id, filterList: "ANTON" })).rows.map(
        ({ fullName }) => fullName,
      ),
    ).toEqual(["Anton"]);
    const planner = await listJoiners.execute(as(await person(db, "crewingplanningmarine"), { now }), {
      vesselId: ship.id,
      pageSize: 1,
      pageNumber: 2,
    });
    expect([planner.total, planner.rows.map(({ fullName, medicalStatus }) => [fullName, medicalStatus])]).toEqual([
      2,
      [["Anton", null]],
    ]);
  }),
);

test(
  "hides certificates and health from heads and refuses other roles",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    await assigned(db, await seatOn(db, ship), (await seafarer(db)).id);
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    expect((await listJoiners.execute(as(head, { now }), { vesselId: ship.id })).rows).toEqual([
      expect.objectContaining({ certificateStatus: null, medicalStatus: null }),
    ]);
    await expect(listJoiners.execute(as(head, { now }), { vesselId: (await vessel(db)).id })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(
      listJoiners.execute(as(await person(db, "crewingadmintanker"), { now }), { vesselId: ship.id }),
    ).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingmanagermarine", "crewingprincipalmarine", "crewingfinancemarine"] as const) {
      await expect(
        listJoiners.execute(as(await person(db, role), { now }), { vesselId: ship.id }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);

test(
  "hides people whose processing is stopped, except from admins",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: leaving, seat } = await aboard(db, ship, { rank: "Bosun", fullName: "Slamet" });
    await assigned(db, seat, (await seafarer(db, { fullName: "Wahyu" })).id);
    const stopped = await seafarer(db, { fullName: "Anton" });
    await assigned(db, await seatOn(db, ship, "Master"), stopped.id);
    await db
      .update(crew)
      .set({ processingStoppedAt: now })
      .where(inArray(crew.id, [stopped.id, leaving.id]));
    const seenBy = async (role: Parameters<typeof person>[1]) => {
      const { total, rows } = await listJoiners.execute(as(await person(db, role), { now }), { vesselId: ship.id });
      return [total, rows.map(({ fullName, replaces }) => [fullName, replaces?.fullName ?? null]).sort()];
    };
    expect(await seenBy("crewingservicemarine")).toEqual([1, [["Wahyu", null]]]);
    expect(await seenBy("crewingadminmarine")).toEqual([
      2,
      [
        ["Anton", null],
        ["Wahyu", "Slamet"],
      ],
    ]);
  }),
);
