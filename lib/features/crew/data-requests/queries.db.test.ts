import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { DataRequestKind } from "@/db/enums/crew";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewCertificates } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { addConflict } from "../conflicts/add-conflict";
import { decideDataRequest } from "./decide-data-request";
import { exportOwnData } from "./export-own-data";
import { getCrew } from "../detail/get-crew";
import { getPersonDataRequests } from "./get-person-data-requests";
import { listCrew } from "../list/list-crew";
import { listCrewOptions } from "../list/list-crew-options";
import { remindExpiries } from "../expiry/remind-expiries";
import { makeDataRequest } from "./make-data-request";
import { resignCrew } from "../status/resign-crew";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const ask = (actor: UserActor, crewId: number, kind: DataRequestKind) =>
  makeDataRequest.execute(as(actor, { now }), { crewId, kind, reason: "Asked by letter" });
const decide = (actor: UserActor, id: number) =>
  decideDataRequest.execute(as(actor, { now }), { id, decision: "Approved" });
const rowOf = async (db: Transaction, id: number) => (await db.select().from(crew).where(eq(crew.id, id)))[0];

async function stopped(db: Transaction) {
  const one = await seafarer(db, { fullName: "Ratna Kusuma", email: "ratna@example.com" });
  const [asker, second] = [await person(db, "crewingadminmarine"), await person(db, "superadmin")];
  const { id } = await ask(asker, one.id, "stop");
  await decide(second, id);
  return { one, asker, second };
}

test(
  "hides a stopped person from all but superadmin, admins, managers and themselves, and marks the row",
  rolledBack(async (db) => {
    const { one } = await stopped(db);
    expect(await rowOf(db, one.id)).toMatchObject({ processingStoppedAt: now, version: 2, status: "off-board" });
    for (const role of ["superadmin", "crewingadminmarine", "crewingmanagermarine"] as const) {
      const caller = as(await person(db, role), { now });
      const page = await listCrew.execute(caller, { filterList: "ratna" });
      expect([role, page.counts["off-board"], page.rows.map(({ isStopped }) => isStopped)]).toEqual([role, 1, [true]]);
      expect((await getCrew.execute(caller, { crewId: one.id })).processingStoppedAt).toEqual(now);
      expect((await listCrewOptions.execute(caller, {})).rows.map(({ id }) => id)).not.toContain(one.id);
    }
    for (const role of [
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingstaffmarine",
      "crewingpdemarine",
      "crewingfinancemarine",
    ] as const) {
      const caller = as(await person(db, role), { now });
      expect([role, (await listCrew.execute(caller, { filterList: "ratna" })).total]).toEqual([role, 0]);
      await expect(getCrew.execute(caller, { crewId: one.id })).rejects.toMatchObject({ code: "not-found" });
    }
    const own = await person(db, "crewmarine", "crew", { crewId: one.id });
    expect((await getCrew.execute(as(own, { now }), { crewId: one.id })).fullName).toBe("Ratna Kusuma");
    expect((await exportOwnData.execute(as(own, { now }), {})).name).toContain(one.employeeNumber);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.decide-subject-request"))
      .orderBy(auditEntries.id);
    expect(entries).toMatchObject([{ subject: String(one.id), after: { kind: "stop", decision: "Approved" } }]);
  }),
);

test(
  "refuses changes and reminders while processing is stopped, and allows them once a second person lifts it",
  rolledBack(async (db) => {
    const { one, asker, second } = await stopped(db);
    await db.insert(crewCertificates).values({
      crewId: one.id,
      kind: "cop",
      certificateName: "BST",
      certificateNumber: "N-1",
      issued: "2020-01-01",
      expired: "2026-12-10",
    });
    const remind = () => remindExpiries.execute(as({ kind: "scheduler" }, { now, channel: "job" }), {});
    const resign = async () =>
      resignCrew.execute(as(asker, { now }), {
        crewId: one.id,
        version: (await rowOf(db, one.id))?.version,
        date: "2026-11-20",
        resignationClass: "voluntary",
        reason: "Home",
      });
    await expect(resign()).rejects.toMatchObject({ messageKey: "data-requests.stopped" });
    await expect(
      addConflict.execute(as(asker, { now }), {
        crewId: one.id,
        otherCrewId: (await seafarer(db)).id,
        reason: "A quarrel",
      }),
    ).rejects.toMatchObject({ messageKey: "data-requests.stopped" });
    expect(await remind()).toMatchObject({ reminded: 0 });
    expect(await db.$count(mails)).toBe(0);
    await expect(ask(asker, one.id, "stop")).rejects.toMatchObject({
      messageKey: "data-requests.obstacles.stoppedAlready",
    });
    const { id } = await ask(asker, one.id, "resume");
    await expect(decide(asker, id)).rejects.toMatchObject({ messageKey: "data-requests.secondPerson" });
    await decide(second, id);
    expect(await rowOf(db, one.id)).toMatchObject({ processingStoppedAt: null, version: 3 });
    expect(await remind()).toMatchObject({ reminded: 1 });
    expect(
      (await listCrew.execute(as(await person(db, "crewingplanningmarine"), { now }), { filterList: "ratna" })).rows,
    ).toMatchObject([{ isStopped: false }]);
    await resign();
  }),
);

test(
  "refuses a stop for people on board or planned, also when that came later; managers and staff do not decide",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const [asker, second] = [await person(db, "crewingadminmarine"), await person(db, "superadmin")];
    const { person: sailing } = await aboard(db, ship);
    await expect(ask(asker, sailing.id, "stop")).rejects.toMatchObject({
      messageKey: "data-requests.obstacles.onBoard",
    });
    const one = await seafarer(db);
    await expect(ask(asker, one.id, "resume")).rejects.toMatchObject({
      messageKey: "data-requests.obstacles.notStopped",
    });
    const { id } = await ask(asker, one.id, "stop");
    await expect(decide(await person(db, "crewingmanagermarine"), id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(await person(db, "crewingstaffmarine"), id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(await person(db, "crewingadmintanker"), id)).rejects.toMatchObject({ code: "not-found" });
    await assigned(db, await seatOn(db, ship, "Able Seaman", 2), one.id);
    await expect(decide(second, id)).rejects.toMatchObject({ messageKey: "data-requests.obstacles.planned" });
    expect(await getPersonDataRequests.execute(as(second, { now }), { crewId: one.id })).toMatchObject({
      isStopped: false,
      obstacles: { stop: ["data-requests.obstacles.planned"] },
      requests: [{ kind: "stop", state: "open", canDecide: true }],
    });
  }),
);
