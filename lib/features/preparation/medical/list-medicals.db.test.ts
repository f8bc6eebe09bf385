import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sensitiveReads } from "@/db/schema/crew";
import { medicalCertificates, preparations } from "@/db/schema/preparation";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { checkedUp, joining } from "@/db/testing/records/joiners";
import { assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { addMedicalCertificate } from "@/lib/features/crew/medical/add-medical-certificate";
import { getCrew } from "@/lib/features/crew/detail/get-crew";
import { listJoinersInPreparation } from "../joiners/list-joiners-in-preparation";
import { getMedical } from "./get-medical";
import { listMedicals } from "./list-medicals";

afterAll(closeDatabase);

const now = new Date("2026-11-23T02:00:00Z");
const asking = (actor: UserActor) => as(actor, { now });

/** Create a joiner with a passed check-up and an older certificate. */
async function examined(db: Transaction) {
  const ship = await vessel(db);
  const one = await joining(db, ship);
  await checkedUp(db, one, { result: "Passed", day: "2026-11-20" });
  return { ship, one, service: await person(db, "crewingservicemarine") };
}

test(
  "suggests a certificate after a passed check-up, until it is confirmed on the crew record",
  rolledBack(async (db) => {
    const { ship, one, service } = await examined(db);
    const [row] = (await listJoinersInPreparation.execute(asking(service), { vesselId: ship.id })).rows;
    expect(row?.medicalDraft).toMatchObject({ examinationDate: "2026-11-20", validUntil: "2028-11-20" });
    const form = { crewId: one.crewId, examinationDate: "2026-11-20", certificateNumber: "MC-9" };
    const restricted = { ...form, medicalCertificateStatus: "Fit With Restriction" };
    expect(await fieldsOf(addMedicalCertificate.execute(asking(service), restricted))).toEqual([
      { path: "restriction", message: "validation.required" },
    ]);
    const { id } = await addMedicalCertificate.execute(asking(service), {
      ...restricted,
      restriction: "Glasses at sea",
    });
    expect(await getMedical.execute(asking(service), { medicalCertificateId: id })).toMatchObject({
      crewId: one.crewId,
      certificateNumber: "MC-9",
      medicalCertificateStatus: "Fit With Restriction",
      result: "Passed",
      validUntil: "2028-11-20",
      isCurrent: true,
      restriction: "Glasses at sea",
    });
    expect((await getCrew.execute(asking(service), { crewId: one.crewId })).medical?.status).toBe(
      "Fit With Restriction",
    );
    const [after] = (await listJoinersInPreparation.execute(asking(service), { vesselId: ship.id })).rows;
    expect(after).toMatchObject({ medicalDraft: null, medicalStatus: "Fit With Restriction", medicalId: id });
  }),
);

test(
  "shows dates, number and file to the medical class with a read log, the restriction to planning, the status to PDE",
  rolledBack(async (db) => {
    const { ship, one, service } = await examined(db);
    await db.insert(medicalCertificates).values({
      crewId: one.crewId,
      status: "Fit With Restriction",
      restriction: "No work at height",
      examinationDate: "2026-11-21",
      validUntil: "2028-11-21",
    });
    const of = async (actor: UserActor) => (await listMedicals.execute(asking(actor), { vesselId: ship.id })).rows;
    const [whole, earlier] = await of(service);
    expect(whole).toMatchObject({ validUntil: "2028-11-21", restriction: "No work at height", isCurrent: true });
    expect(earlier).toMatchObject({ medicalCertificateStatus: "FIT", isCurrent: false });
    const [planned] = await of(await person(db, "crewingplanningmarine"));
    expect(planned).toMatchObject({
      state: "Fit With Restriction",
      restriction: "No work at height",
      examinationDate: null,
      validUntil: null,
      certificateNumber: null,
      attachmentId: null,
    });
    const pde = await person(db, "crewingpdemarine");
    expect((await of(pde))[0]).toMatchObject({ state: "Fit With Restriction", restriction: null, validUntil: null });
    const noted = (await db.select().from(sensitiveReads)).map(({ userId }) => userId);
    expect(noted).toContain(service.userId);
    expect(noted).not.toContain(pde.userId);
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    expect(await of(head)).toEqual([]);
    expect(await of(await person(db, "crewmarine", "crew", { crewId: one.crewId }))).toHaveLength(2);
    expect(await of(await person(db, "crewingservicetanker"))).toEqual([]);
    await expect(
      getMedical.execute(asking(await person(db, "crewingservicetanker")), { id: whole?.id }),
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await countQueries(db, () => of(pde))).toBe(2);
  }),
);

test(
  "shows the certificates of past joiners once each; a vessel's list has current joiners",
  rolledBack(async (db) => {
    const { ship, one, service } = await examined(db);
    const both = { vesselId: ship.id, crewId: one.crewId };
    const of = async (filter: object) => (await listMedicals.execute(asking(service), filter)).rows.map(({ id }) => id);
    const before = await of(both);
    expect(before).toHaveLength(1);
    await db
      .update(preparations)
      .set({ endedAt: now, endReason: "joined" })
      .where(eq(preparations.id, one.preparationId));
    expect(await of(both)).toEqual(before);
    expect(await of({ vesselId: ship.id })).toEqual([]);
    const again = await assigned(db, await seatOn(db, ship, "Bosun", 2), one.crewId);
    await db.insert(preparations).values({ assignmentId: again.id, crewId: one.crewId, vesselId: ship.id });
    expect(await of(both)).toEqual(before);
  }),
);
