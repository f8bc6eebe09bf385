import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { refreshCertificateValidity } from "./certificate-validity.queries";

afterAll(closeDatabase);

const matrixOf = (db: Transaction, { positionId, vesselTypeId }: { positionId: number; vesselTypeId: number }) =>
  listRequiredCertificates(db, { positionId, vesselTypeId, isMandatory: true });

async function withEveryCertificate(db: Transaction, expired: string) {
  const crewMember = await seafarer(db);
  const required = await matrixOf(db, crewMember);
  const rows = required.map(({ certificateId, kind, name }, index) => ({
    crewId: crewMember.id,
    kind,
    certificateId,
    certificateName: name,
    certificateNumber: `N-${index}`,
    issued: "2022-01-01",
    expired,
  }));
  await db.insert(crewCertificates).values(rows);
  return { someone: crewMember, asked: required };
}

const validity = async (db: Transaction, id: number) => {
  const [row] = await db
    .select({ missing: crew.missingCertificates, first: crew.firstCertificateExpiry, next: crew.nextPaperExpiry })
    .from(crew)
    .where(eq(crew.id, id));
  return row;
};

test(
  "counts every mandatory certificate as missing for a person without certificates, with no expiry",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    await refreshCertificateValidity(db, [crewMember.id]);
    expect(await validity(db, crewMember.id)).toEqual({
      missing: (await matrixOf(db, crewMember)).length,
      first: null,
      next: null,
    });
  }),
);

test(
  "takes the first expiry from mandatory certificates and the next from any current document",
  rolledBack(async (db) => {
    const { someone: crewMember, asked: required } = await withEveryCertificate(db, "2028-05-01");
    const crewId = crewMember.id;
    const travel = { crewId, issued: "2021-01-01", kind: "passport" as const, documentNumber: "A1234567" };
    await db.insert(crewTravelDocuments).values([
      { ...travel, documentName: "Passport", expired: "2027-03-01" },
      { ...travel, documentName: "Passport (old)", expired: "2026-01-01" },
      { ...travel, documentName: "Visa", kind: "other", expired: "2025-01-01", removedAt: new Date() },
    ]);
    await db.insert(crewCertificates).values({
      crewId,
      kind: "cop",
      certificateName: "Forklift",
      certificateNumber: "F-1",
      issued: "2020-01-01",
      expired: "2024-01-01",
      supersededAt: new Date(),
    });
    await refreshCertificateValidity(db, [crewId]);
    expect(required.length).toBeGreaterThan(0);
    expect(await validity(db, crewId)).toEqual({ missing: 0, first: "2028-05-01", next: "2027-03-01" });
  }),
);

test(
  "updates many people in two queries and touches no others",
  rolledBack(async (db) => {
    const { someone: crewMember } = await withEveryCertificate(db, "2027-05-01");
    const others = [await seafarer(db), await seafarer(db)];
    await db.update(crew).set({ missingCertificates: 42 });
    const execute = jest.spyOn(db, "execute");
    await refreshCertificateValidity(db, [crewMember.id, others[0]?.id ?? 0, crewMember.id]);
    expect(execute).toHaveBeenCalledTimes(2);
    const rows = await db
      .select()
      .from(crew)
      .where(inArray(crew.id, [crewMember.id, ...others.map(({ id }) => id)]))
      .orderBy(crew.id);
    expect(rows.map((row) => row.missingCertificates)).toEqual([0, expect.any(Number), 42]);
    expect(rows.map((row) => row.version)).toEqual([1, 1, 1]);
    await refreshCertificateValidity(db, []);
    expect(execute).toHaveBeenCalledTimes(2);
  }),
);
