import { eq } from "drizzle-orm";
import { crew, sensitiveReads } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { medicalCertificates } from "@/db/schema/preparation";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer, vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { readyToBoard } from "@/db/testing/records/joiners";
import { aboard, assigned } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { Transaction } from "@/db/client";
import { checkInCrew } from "./check-in-crew";
import { checkOutCrew } from "./check-out-crew";
import { previewCheckIn } from "./preview-check-in";
import { previewCheckOut } from "./preview-check-out";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function relief(db: Transaction) {
  const ship = await vessel(db);
  const { person: leaving, seat } = await aboard(db, ship, { rank: "Bosun", fullName: "Slamet" });
  const joining = await fitSeafarer(db, { seat, vessel: ship }, { fullName: "Wahyu" });
  const next = await assigned(db, seat, joining.id, { startDate: "2026-11-25", endDate: "2027-05-24" });
  await readyToBoard(db, next);
  return {
    ship,
    leaving,
    seat,
    joining,
    next,
    keys: { vesselId: ship.id, vesselCrewId: seat.id, crewId: joining.id },
  };
}

test(
  "previews moves and day limits without changing anything",
  rolledBack(async (db) => {
    const { ship, leaving, joining, next, keys } = await relief(db);
    await assigned(db, { id: keys.vesselCrewId, vesselId: ship.id }, joining.id, {
      slot: "history",
      startDate: "2026-01-01",
      endDate: "2026-07-01",
      checkedInOn: "2026-01-01",
      checkedOutOn: "2026-06-28",
    });
    const preview = await previewCheckIn.execute(as(await person(db, "crewingplanningmarine"), { now }), keys);
    expect(preview).toMatchObject({
      assignmentId: next.id,
      fullName: "Wahyu",
      employeeIdNumber: joining.employeeNumber,
      jobPositionName: "Bosun",
      jobPositionNameId: "Serang",
      vesselName: ship.name,
      slot: "Next",
      summaryStatus: "Confirmed",
    });
    expect(preview).toMatchObject({
      startDate: "2026-11-25",
      endDate: "2027-05-24",
      onBoard: "2026-11-20",
      offBoard: "2027-05-19",
      earliest: "2026-06-28",
      latest: "2026-11-20",
      problems: [],
      isAllowed: true,
    });
    expect(preview.moves).toEqual([{ crewId: leaving.id, fullName: "Slamet", from: "Current", to: "Previous" }]);
    const [stored] = await db.select().from(assignments).where(eq(assignments.id, next.id));
    expect(stored).toMatchObject({ slot: "next", version: 1 });
  }),
);

test(
  "describes problems in the user's language; only hard ones block",
  rolledBack(async (db) => {
    const { next, keys } = await relief(db);
    await db.delete(medicalCertificates).where(eq(medicalCertificates.crewId, keys.crewId));
    await db.update(assignments).set({ employeeStatus: "Pending" }).where(eq(assignments.id, next.id));
    const planner = await person(db, "crewingplanningmarine");
    const soft = await previewCheckIn.execute(as(planner, { now, locale: "id" }), keys);
    expect(soft.problems).toEqual([
      { code: "not-confirmed", hard: false, messages: ["Penugasan ini belum dikonfirmasi"] },
      {
        code: "medical-not-valid",
        hard: false,
        messages: ["Tidak ada sertifikat kesehatan yang berlaku pada hari ini"],
      },
    ]);
    expect([soft.isAllowed, soft.onBoard]).toEqual([true, "2026-11-20"]);
    const hard = await previewCheckIn.execute(as(planner, { now }), { ...keys, schedule: "2026-11-25" });
    expect(hard.problems[0]).toEqual({
      code: "date-in-future",
      hard: true,
      messages: ["The date cannot be after today, 20 Nov 2026. You can record a check-out one day ahead"],
    });
    expect([hard.isAllowed, hard.onBoard, hard.moves]).toEqual([false, null, []]);
  }),
);

test(
  "records register and health reads and hides them without permission",
  rolledBack(async (db) => {
    const { keys } = await relief(db);
    const author = await person(db, "crewingmanagermarine");
    await db.insert(suitabilityEntries).values({
      crewId: keys.crewId,
      level: 2,
      reason: "safety",
      description: "Left the watch twice without relief",
      startDate: "2026-10-01",
      createdBy: author.userId,
    });
    const [planner, clerk] = [await person(db, "crewingplanningmarine"), await person(db, "crewingservicemarine")];
    expect((await previewCheckIn.execute(as(planner, { now }), keys)).warnings).toContain(
      "Being noted in the suitability register since 1 Oct 2026",
    );
    expect((await previewCheckIn.execute(as(clerk, { now }), keys)).warnings.join()).not.toMatch(/register/i);
    const reads = await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, keys.crewId));
    expect(reads.map(({ userId, fieldClass, operation }) => [userId, fieldClass, operation])).toEqual([
      [planner.userId, "suitability", "manning.preview-check-in"],
    ]);
  }),
);

test(
  "previews a check-out with its slot and checks access",
  rolledBack(async (db) => {
    const { ship, leaving, keys } = await relief(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const own = { ...keys, crewId: leaving.id };
    expect(await previewCheckOut.execute(planner, own)).toMatchObject({
      fullName: "Slamet",
      slot: "Current",
      onBoard: "2026-08-01",
      offBoard: "2026-11-20",
      earliest: "2026-08-01",
      latest: "2026-11-21",
      problems: [{ code: "off-plan", hard: false, messages: ["Leaves 73 days before the plan, 1 Feb 2027"] }],
      moves: [],
      isAllowed: true,
    });
    expect(await previewCheckOut.execute(planner, { ...own, schedule: "2026-07-01" })).toMatchObject({
      isAllowed: false,
      problems: [{ code: "before-check-in", hard: true }, { code: "off-plan" }],
    });
    expect(await previewCheckOut.execute(planner, keys)).toMatchObject({
      isAllowed: false,
      problems: [{ code: "not-on-board" }],
    });
    for (const preview of [previewCheckIn, previewCheckOut]) {
      await expect(preview.execute(planner, { ...keys, crewId: (await seafarer(db)).id })).rejects.toMatchObject({
        code: "not-found",
      });
      await expect(preview.execute(as(await person(db, "crewingplanningtanker"), { now }), keys)).rejects.toMatchObject(
        { code: "not-found" },
      );
      await expect(preview.execute(as(await person(db, "crewingfinancemarine"), { now }), keys)).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(
        preview.execute(as(await person(db, "crewmarine", "head", { vesselId: ship.id }), { now }), keys),
      ).rejects.toMatchObject({ messageKey: "manning.headProposes" });
    }
  }),
);

test(
  "refuses without permission before reading seats",
  rolledBack(async (db) => {
    const { ship, keys } = await relief(db);
    const { keys: foreign } = await relief(db);
    const none = { ...keys, vesselCrewId: 999_999_999 };
    const head = as(await person(db, "crewmarine", "head", { vesselId: ship.id }), { now });
    const tanker = as(await person(db, "crewingplanningtanker"), { now });
    const day = { schedule: "2026-11-20" };
    const calls = [
      (who: typeof head, seat: typeof keys) => previewCheckIn.execute(who, seat),
      (who: typeof head, seat: typeof keys) => previewCheckOut.execute(who, seat),
      (who: typeof head, seat: typeof keys) => checkInCrew.execute(who, { ...seat, ...day }),
      (who: typeof head, seat: typeof keys) => checkOutCrew.execute(who, { ...seat, ...day }),
    ];
    for (const call of calls) {
      for (const seat of [keys, foreign, none])
        await expect(call(head, seat)).rejects.toMatchObject({ code: "forbidden", messageKey: "manning.headProposes" });
      for (const seat of [keys, none])
        await expect(call(tanker, seat)).rejects.toMatchObject({ code: "not-found", messageKey: "manning.notFound" });
    }
  }),
);

test(
  "hides people whose processing is stopped, except from admins and managers",
  rolledBack(async (db) => {
    const { joining, next, keys } = await relief(db);
    await db
      .update(assignments)
      .set({ slot: "previous", checkedInOn: "2026-01-01", checkedOutOn: "2026-07-01" })
      .where(eq(assignments.id, next.id));
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, joining.id));
    await expect(
      previewCheckIn.execute(as(await person(db, "crewingplanningmarine"), { now }), keys),
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await previewCheckIn.execute(as(await person(db, "crewingadminmarine"), { now }), keys)).toMatchObject({
      fullName: "Wahyu",
      isAllowed: false,
    });
  }),
);

test(
  "names the plan for the vacated seat, not a rejected one",
  rolledBack(async (db) => {
    const { leaving, next, joining, keys } = await relief(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const vacates = async () => (await previewCheckOut.execute(planner, { ...keys, crewId: leaving.id })).vacates;
    expect(await vacates()).toEqual({
      next: { crewId: joining.id, fullName: "Wahyu", startDate: "2026-11-25", summaryStatus: "Confirmed" },
    });
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, joining.id));
    expect(await vacates()).toEqual({ next: null });
    await db.update(crew).set({ processingStoppedAt: null }).where(eq(crew.id, joining.id));
    await db.update(assignments).set({ principalStatus: "Rejected" }).where(eq(assignments.id, next.id));
    expect(await vacates()).toEqual({ next: null });
    expect((await previewCheckIn.execute(planner, keys)).vacates).toBeNull();
  }),
);

test(
  "keeps the sign-off if asked and reports a day off the plan",
  rolledBack(async (db) => {
    const { next, keys } = await relief(db);
    await db
      .update(assignments)
      .set({ startDate: "2027-01-06", endDate: "2027-06-06" })
      .where(eq(assignments.id, next.id));
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const [length, signOff] = [
      await previewCheckIn.execute(planner, keys),
      await previewCheckIn.execute(planner, { ...keys, keep: "sign-off" }),
    ];
    expect([length.offBoard, signOff.offBoard]).toEqual(["2027-04-20", "2027-06-06"]);
    expect(signOff.problems).toEqual([
      { code: "off-plan", hard: false, messages: ["Joins 47 days before the plan, 6 Jan 2027"] },
    ]);
  }),
);
