import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew, crewCertificates, crewTravelDocuments, sensitiveReads } from "@/db/schema/crew";
import { medicalCertificates } from "@/db/schema/preparation";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { fleet, narrowActors } from "@/db/testing/records/two-fleets";
import { previewCrew } from "./preview-crew";

afterAll(closeDatabase);
const now = new Date("2026-11-22T03:00:00Z");
const notFound = { code: "not-found", messageKey: "crew.notFound" };

const certificate = (crewId: number, name: string, more: Partial<typeof crewCertificates.$inferInsert> = {}) => ({
  crewId,
  kind: "cop" as const,
  certificateName: name,
  certificateNumber: "1",
  issued: "2024-01-01",
  ...more,
});

/** Seed a person on board with three documents, a medical certificate and a plan. */
async function master(db: Executor) {
  const [ship, other] = [await vessel(db, { name: "AHTS Peek" }), await vessel(db, { name: "TB Next" })];
  const { person: on } = await aboard(db, ship, {
    rank: "Master",
    fullName: "Budi Peek",
    until: "2026-12-10",
    phone: "+62811",
  });
  const { id } = on;
  const verified = { verifiedAt: now, verificationMethod: "online" as const };
  await db
    .insert(crewCertificates)
    .values([
      certificate(id, "Soon", { expired: "2026-12-01", ...verified }),
      certificate(id, "Good", { expired: "2030-01-01", ...verified }),
      certificate(id, "Replaced", { expired: "2026-01-01", supersededAt: now }),
    ]);
  await db.insert(crewTravelDocuments).values({
    crewId: id,
    kind: "passport",
    documentName: "Passport",
    documentNumber: "C1",
    issued: "2024-01-01",
    expired: "2029-01-01",
  });
  await db.insert(medicalCertificates).values({
    crewId: id,
    status: "FIT",
    examinationDate: "2025-01-02",
    validUntil: "2027-01-02",
  });
  await assigned(db, await seatOn(db, other, "Master"), id, { startDate: "2027-02-01", endDate: "2027-08-01" });
  return { id, ship, other };
}

test(
  "names open documents, the next assignment and the phone number in two queries",
  rolledBack(async (db) => {
    const { id, ship, other } = await master(db);
    const actor = as(await person(db, "crewingadminmarine"), { now });
    expect(await previewCrew.execute(actor, { crewId: id })).toMatchObject({
      crewId: id,
      fullName: "Budi Peek",
      position: "Master",
      status: "on-board",
      vesselId: ship.id,
      vesselName: "AHTS Peek",
      plannedOffBoard: "2026-12-10",
      daysToOffBoard: 18,
      next: { vesselId: other.id, vesselName: "TB Next", startDate: "2027-02-01", endDate: "2027-08-01" },
      papers: {
        ends: 1,
        unverified: 1,
        named: [
          { name: "Soon", expired: "2026-12-01", daysLeft: 9, isVerified: true },
          { name: "Passport", isVerified: false },
        ],
      },
      medical: { status: "FIT", validUntil: "2027-01-02", daysLeft: 41 },
      phone: "+62811",
    });
    const reads = await queriesSent(db, () => previewCrew.execute(actor, { crewId: id }));
    expect(reads.filter((query) => /^\s*select/i.test(query))).toHaveLength(2);
  }),
);

test(
  "shows each role what it may see of the record, and logs the medical class",
  rolledBack(async (db) => {
    const { id } = await master(db);
    const seen = async (role: Parameters<typeof person>[1]) => {
      const reader = await person(db, role);
      const { papers, medical, phone, next } = await previewCrew.execute(as(reader, { now }), { crewId: id });
      const logged = await db.$count(
        sensitiveReads,
        and(eq(sensitiveReads.crewId, id), eq(sensitiveReads.userId, reader.userId)),
      );
      return [papers !== null, medical !== null, phone !== null, next !== null, logged];
    };
    expect(await seen("crewingadminmarine")).toEqual([true, true, true, true, 1]);
    expect(await seen("crewingstaffmarine")).toEqual([true, true, true, true, 1]);
    expect(await seen("crewingplanningmarine")).toEqual([true, false, true, true, 0]);
    expect(await seen("crewingfinancemarine")).toEqual([false, false, true, false, 0]);
  }),
);

test(
  "shows a principal and a head their own people only, without hidden data",
  rolledBack(async (db) => {
    const [own, other] = [await fleet(db), await fleet(db)];
    await db.update(crew).set({ phone: "+62812" }).where(eq(crew.id, own.employeeId));
    const { principal, ...rest } = await narrowActors(db, own);
    const shown = await previewCrew.execute(as(principal, { now }), { crewId: own.employeeId });
    expect([shown.phone, shown.next, shown.medical]).toEqual([
      null,
      null,
      { status: "-", validUntil: null, daysLeft: null },
    ]);
    for (const actor of [principal, ...Object.values(rest)])
      await expect(previewCrew.execute(as(actor, { now }), { crewId: other.employeeId })).rejects.toMatchObject(
        notFound,
      );
  }),
);

test(
  "hides people whose processing is stopped or whose data is erased",
  rolledBack(async (db) => {
    const stopped = await seafarer(db, { processingStoppedAt: now });
    const erased = await seafarer(db, { erasedAt: now });
    const actor = as(await person(db, "superadmin"), { now });
    for (const { id } of [stopped, erased])
      await expect(previewCrew.execute(actor, { crewId: id })).rejects.toMatchObject(notFound);
  }),
);
