import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { medicalCertificates } from "@/db/schema/preparation";
import { audited } from "@/db/testing/audited";
import { seafarer } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getCrew } from "../detail/get-crew";
import { removeMedicalCertificate } from "./remove-medical-certificate";

afterAll(closeDatabase);

const reason = "Entered for somebody else";

async function examined(db: Transaction, divisionId: 1 | 2 = 1) {
  const { id: crewId } = await seafarer(db, { divisionId });
  const [fit, unfit] = await db
    .insert(medicalCertificates)
    .values([
      { crewId, status: "FIT", examinationDate: "2026-01-10", validUntil: "2028-01-10" },
      { crewId, status: "UNFIT", examinationDate: "2026-08-10", validUntil: "2028-08-10" },
    ])
    .returning();
  if (!fit || !unfit) throw new Error("certificates were not stored");
  return { crewId, fit, unfit };
}

test(
  "ignores a removed certificate, uses the one before, and keeps user and reason on record",
  rolledBack(async (db) => {
    const { crewId, unfit } = await examined(db);
    const service = await person(db, "crewingservicemarine");
    const caller = as(service);
    const medical = async () => (await getCrew.execute(caller, { crewId })).medical?.status;
    expect(await medical()).toBe("UNFIT");
    const answer = await removeMedicalCertificate.execute(caller, { crewId, id: unfit.id, reason });
    expect(answer).toEqual({ id: unfit.id, crewId });
    expect(await medical()).toBe("FIT");
    expect(await db.select().from(medicalCertificates).where(eq(medicalCertificates.id, unfit.id))).toMatchObject([
      { status: "UNFIT", removedAt: caller.now, removedBy: service.userId },
    ]);
    const entries = await audited(db, "crew.remove-medical-certificate");
    expect(entries).toMatchObject([
      { subject: String(crewId), divisionId: 1, reason, before: { medicalCertificateId: unfit.id } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("UNFIT");
  }),
);

test(
  "requires a reason and a current certificate of the person",
  rolledBack(async (db) => {
    const [one, other] = [await examined(db), await examined(db)];
    const service = as(await person(db, "crewingservicemarine"));
    const remove = (id: number, why?: string) =>
      removeMedicalCertificate.execute(service, { crewId: one.crewId, id, reason: why });
    expect(await fieldsOf(remove(one.fit.id, " "))).toEqual([{ path: "reason", message: "validation.required" }]);
    const gone = { code: "conflict", messageKey: "crew.papers.notCurrent" };
    await expect(remove(other.fit.id, reason)).rejects.toMatchObject(gone);
    await remove(one.fit.id, reason);
    await expect(remove(one.fit.id, reason)).rejects.toMatchObject(gone);
    const left = (await db.select().from(medicalCertificates)).filter(({ removedAt }) => removedAt === null);
    expect(left.map(({ id }) => id).sort()).toEqual([one.unfit.id, other.fit.id, other.unfit.id].sort());
  }),
);

test(
  "hides other divisions, and refuses planning, PDE, finance, principals and the person",
  rolledBack(async (db) => {
    const { crewId, fit } = await examined(db);
    const removal = { crewId, id: fit.id, reason };
    await expect(
      removeMedicalCertificate.execute(as(await person(db, "crewingservicetanker")), removal),
    ).rejects.toMatchObject({ code: "not-found", messageKey: "crew.notFound" });
    for (const role of [
      "crewingplanningmarine",
      "crewingpdemarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
    ] as const)
      await expect(removeMedicalCertificate.execute(as(await person(db, role)), removal)).rejects.toMatchObject({
        code: "forbidden",
      });
    const self = as(await person(db, "crewmarine", "crew", { crewId }));
    await expect(removeMedicalCertificate.execute(self, removal)).rejects.toMatchObject({ code: "forbidden" });
  }),
);
