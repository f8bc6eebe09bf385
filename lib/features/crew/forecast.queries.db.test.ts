import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { complianceForecasts, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { medicalCertificates } from "@/db/schema/preparation";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { forecastCompliance } from "./forecast-compliance";
import { listComplianceForecast } from "./list-compliance-forecast";

afterAll(closeDatabase);

const now = new Date("2026-11-19T19:10:00Z");
const scheduler = as({ kind: "scheduler" }, { now, channel: "job" });

async function papers(db: Transaction, { id: crewId, positionId, vesselTypeId }: { id: number; positionId: number; vesselTypeId: number }, expired: string) {
  const asked = await listRequiredCertificates(db, { positionId, vesselTypeId, isMandatory: true });
  const validity = { crewId, issued: "2024-01-01", verifiedAt: now };
  await db.insert(crewCertificates).values(asked.map(({ certificateId, kind, name }, index) => ({ ...validity, kind, certificateId, certificateName: name, certificateNumber: `N-${index}`, expired: index === 0 ? expired : "2030-01-01" })));
  await db.insert(crewTravelDocuments).values([
    { ...validity, kind: "passport" as const, documentName: "Passport", documentNumber: "C1234567", expired: "2030-01-01" },
    { ...validity, kind: "seaman-book" as const, documentName: "Seaman book", documentNumber: "E143100", expired: "2030-01-01" },
  ]);
  await db.insert(medicalCertificates).values({ crewId, status: "Fit With Restriction", restriction: "No heights", examinationDate: "2026-05-01", validUntil: "2028-05-01" });
}

const found = async (db: Transaction, crewId: number) => db.select().from(complianceForecasts).where(eq(complianceForecasts.crewId, crewId)).orderBy(asc(complianceForecasts.id));

test(
  "who is on board is judged from today, a plan from its joining, and last night's forecast is gone",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: onBoard, tour } = await aboard(db, ship, { since: "2026-08-01", until: "2027-02-01" });
    await papers(db, onBoard, "2027-01-10");
    const planned = await seafarer(db);
    await papers(db, planned, "2026-11-25");
    await assigned(db, await seatOn(db, ship, "Able Seaman", 2), planned.id, { startDate: "2026-12-01", endDate: "2027-06-01" });
    const rejected = await seafarer(db);
    await assigned(db, await seatOn(db, ship, "Able Seaman", 3), rejected.id, { employeeStatus: "Rejected" });
    await forecastCompliance.execute(scheduler, {});
    expect(await forecastCompliance.execute(scheduler, {})).toMatchObject({ stays: 2 });
    expect(await found(db, onBoard.id)).toMatchObject([
      { code: "certificate-expires-on-board", level: "warn", dueOn: "2027-01-10", assignmentId: tour.id, vesselId: ship.id, divisionId: 1, computedAt: now },
      { code: "medical-restriction" },
    ]);
    expect((await found(db, planned.id)).map(({ code, dueOn }) => [code, dueOn])).toContainEqual(["certificate-expires-before-joining", "2026-11-25"]);
    expect(await found(db, rejected.id)).toEqual([]);
    expect(JSON.stringify(await db.select().from(complianceForecasts))).not.toContain("No heights");
  }),
);

test(
  "somebody overdue on board is not said to join too soon",
  rolledBack(async (db) => {
    const { person: overdue } = await aboard(db, await vessel(db), { since: "2026-01-01", until: "2026-11-01" });
    await papers(db, overdue, "2030-01-01");
    await forecastCompliance.execute(scheduler, {});
    expect((await found(db, overdue.id)).map(({ code }) => code)).toEqual(["medical-restriction"]);
  }),
);

test("people do not start the forecast", async () => {
  await rolledBack(async (db) => {
    await expect(forecastCompliance.execute(as(await person(db, "superadmin")), {})).rejects.toMatchObject({ code: "forbidden" });
  })();
});

test(
  "staff list the own division's forecast by level, code, vessel, name and due day in two queries; finance may not",
  rolledBack(async (db) => {
    const [ship, other, foreign] = [await vessel(db), await vessel(db), await vessel(db, { divisionId: 2 })];
    const { person: first } = await aboard(db, ship, { fullName: "Putu Pertama", until: "2027-02-01" });
    await papers(db, first, "2027-01-10");
    const { person: second } = await aboard(db, other, { fullName: "Kadek Kedua", until: "2027-02-01" });
    await papers(db, second, "2026-11-10");
    await aboard(db, foreign, { divisionId: 2 });
    await forecastCompliance.execute(scheduler, {});
    const planning = as(await person(db, "crewingplanningmarine"), { now });
    const list = (input: object = {}) => listComplianceForecast.execute(planning, input);
    const all = await list();
    expect(all).toMatchObject({ total: 4, computedAt: now });
    expect(all.rows.map(({ fullName, dueOn }) => [fullName, dueOn])).toEqual([
      ["Kadek Kedua", "2026-11-10"],
      ["Putu Pertama", "2027-01-10"],
      ["Putu Pertama", "2028-05-01"],
      ["Kadek Kedua", "2028-05-01"],
    ]);
    expect(all.rows[0]).toMatchObject({ code: "certificate-expires-before-joining", level: "block", vesselName: other.name, slot: "current", daysLeft: -10, text: expect.stringContaining("10 Nov 2026") });
    expect((await list({ level: "block" })).total).toBe(1);
    expect((await list({ code: "medical-restriction" })).total).toBe(2);
    expect((await list({ vesselId: ship.id })).total).toBe(2);
    expect((await list({ dueWithin: 60 })).total).toBe(2);
    expect((await list({ filterList: "putu" })).total).toBe(2);
    expect(await queriesSent(db, () => list({ level: "warn", code: "medical-restriction", vesselId: ship.id, dueWithin: 900, filterList: "putu" }))).toHaveLength(2);
    await expect(listComplianceForecast.execute(as(await person(db, "crewingfinancemarine")), {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(listComplianceForecast.execute(as(await person(db, "crewmarine")), {})).rejects.toMatchObject({ code: "forbidden" });
    expect((await listComplianceForecast.execute(as(await person(db, "crewingplanningtanker")), {})).rows.every(({ vesselId }) => vesselId === foreign.id)).toBe(true);
  }),
);
