import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { listDocumentsToVerify } from "./list-documents-to-verify";
import { verifyDocument } from "./verify-document";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function certificate(db: Executor, crewId: number, values: Partial<typeof crewCertificates.$inferInsert> = {}) {
  const [row] = await db
    .insert(crewCertificates)
    .values({
      crewId,
      kind: "cop",
      certificateName: `Course ${Math.random()}`,
      certificateNumber: "6201",
      issued: "2024-01-01",
      createdAt: new Date("2026-11-10T02:00:00Z"),
      ...values,
    })
    .returning();
  if (!row) throw new Error("certificate was not stored");
  return row;
}

const passport = (db: Executor, crewId: number, values: Partial<typeof crewTravelDocuments.$inferInsert> = {}) =>
  db.insert(crewTravelDocuments).values({
    crewId,
    kind: "passport",
    documentName: "Passport",
    documentNumber: "C1234567",
    issued: "2024-01-01",
    expired: "2030-01-01",
    createdAt: new Date("2026-11-09T02:00:00Z"),
    ...values,
  });

test(
  "lists unverified documents oldest first with holder, dates and scan, in two queries a page",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: one } = await aboard(db, ship, { rank: "Bosun", fullName: "Budi" });
    const admin = await person(db, "crewingadminmarine");
    const fileId = await uploaded(db, (await person(db, "crewingstaffmarine")).userId, "certificate", "bst.pdf");
    const course = await certificate(db, one.id, { certificateName: "BST", fileId, expired: "2029-01-01" });
    await passport(db, one.id);
    const caller = as(admin, { now });
    const page = await listDocumentsToVerify.execute(caller, {});
    expect(page).toMatchObject({ total: 2, totalIsCapped: false });
    expect(page.rows).toEqual([
      expect.objectContaining({ kind: "travel-document", name: "Passport", number: "C1234567", file: null }),
      {
        id: course.id,
        kind: "cop",
        waitingSince: new Date("2026-11-10T02:00:00Z"),
        crewId: one.id,
        employeeNumber: one.employeeNumber,
        fullName: "Budi",
        position: "Bosun",
        positionNameId: "Serang",
        vesselName: ship.name,
        name: "BST",
        nameId: "BST",
        number: "6201",
        issued: "2024-01-01",
        expired: "2029-01-01",
        description: null,
        file: expect.objectContaining({ fileId, fileName: "bst.pdf", contentType: "application/pdf" }),
      },
    ]);
    expect(await countQueries(db, () => listDocumentsToVerify.execute(caller, { pageSize: 1, pageNumber: 2 }))).toBe(2);
    const second = await listDocumentsToVerify.execute(caller, { pageSize: 1, pageNumber: 2 });
    expect(second.rows.map(({ id }) => id)).toEqual([course.id]);
    await verifyDocument.execute(caller, { crewId: one.id, kind: "cop", id: course.id, method: "online" });
    expect((await listDocumentsToVerify.execute(caller, {})).total).toBe(1);
  }),
);

test(
  "omits the reader's own entries and uploads, replaced documents, and people who left or are stopped",
  rolledBack(async (db) => {
    const one = await seafarer(db);
    const admin = await person(db, "crewingadminmarine");
    await certificate(db, one.id, { createdBy: admin.userId });
    await certificate(db, one.id, { fileId: await uploaded(db, admin.userId, "certificate") });
    await certificate(db, one.id, { supersededAt: now });
    await certificate(db, one.id, { removedAt: now });
    await certificate(db, one.id, { verifiedAt: now });
    const left = await seafarer(db, { status: "resigned", resignedOn: "2026-10-01" });
    await certificate(db, left.id);
    const stopped = await seafarer(db, { processingStoppedAt: now });
    await passport(db, stopped.id);
    const totalFor = async (actor: typeof admin) => (await listDocumentsToVerify.execute(as(actor, { now }), {})).total;
    expect(await totalFor(admin)).toBe(0);
    expect(await totalFor(await person(db, "crewingmanagermarine"))).toBe(2);
    expect(await totalFor(await person(db, "crewingmanagertanker"))).toBe(0);
    await db.update(crew).set({ erasedAt: now }).where(eq(crew.id, one.id));
    expect(await totalFor(await person(db, "crewingmanagermarine"))).toBe(0);
  }),
);

test(
  "filters by vessel, rank, kind and keyword",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: bosun } = await aboard(db, ship, { rank: "Bosun", fullName: "Budi Hartono" });
    const oiler = await seafarer(db, { rank: "Oiler", fullName: "Cahyo Wibowo" });
    await certificate(db, bosun.id, { kind: "coc" });
    await certificate(db, oiler.id);
    await passport(db, oiler.id);
    const caller = as(await person(db, "crewingpdemarine"), { now });
    const totalOf = async (input: object) => (await listDocumentsToVerify.execute(caller, input)).total;
    expect(await totalOf({})).toBe(3);
    expect(await totalOf({ vesselId: ship.id })).toBe(1);
    expect(await totalOf({ position: oiler.positionId })).toBe(2);
    expect(await totalOf({ position: [oiler.positionId, bosun.positionId] })).toBe(3);
    expect(await totalOf({ position: `${oiler.positionId},${bosun.positionId}`, vesselId: ship.id })).toBe(1);
    for (const kind of ["coc", "cop", "travel-document"]) expect([kind, await totalOf({ kind })]).toEqual([kind, 1]);
    expect(await totalOf({ filterList: "cahyo" })).toBe(2);
    expect(await totalOf({ kind: "", vesselId: "", position: "" })).toBe(3);
  }),
);

test(
  "shows the queue only to users who verify documents",
  rolledBack(async (db) => {
    for (const role of ["crewingplanningmarine", "crewingstaffmarine", "crewmarine"] as const)
      await expect(listDocumentsToVerify.execute(as(await person(db, role), { now }), {})).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);

test(
  "puts documents of people who join soonest first, also in the task's first case",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const later = await seafarer(db, { fullName: "Later" });
    const sooner = await seafarer(db, { fullName: "Sooner" });
    const ashore = await seafarer(db, { fullName: "Ashore" });
    await assigned(db, await seatOn(db, ship, "Bosun"), later.id, { startDate: "2027-02-01", endDate: "2027-08-01" });
    await assigned(db, await seatOn(db, ship, "Cook"), sooner.id, { startDate: "2026-12-05", endDate: "2027-06-05" });
    await certificate(db, ashore.id, { createdAt: new Date("2018-01-19T02:00:00Z") });
    await certificate(db, later.id);
    await passport(db, later.id);
    await certificate(db, sooner.id);
    const pde = as(await person(db, "crewingpdemarine"), { now });
    const page = await listDocumentsToVerify.execute(pde, {});
    expect(page.rows.map(({ fullName }) => fullName)).toEqual(["Sooner", "Later", "Later", "Ashore"]);
    const next = await listDocumentsToVerify.execute(pde, { pageSize: 2, pageNumber: 2 });
    expect(next.rows.map(({ id }) => id)).toEqual(page.rows.slice(2).map(({ id }) => id));
    const { tasks } = await listWork.execute(pde, {});
    expect(tasks.find(({ key }) => key === "papers-to-verify")).toMatchObject({
      count: 4,
      day: "2018-01-19",
      first: { person: "Sooner" },
    });
  }),
);
