import { asc, eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { connection, database, type Executor, type Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { complianceForecasts, crewCertificates, crewTravelDocuments, sensitiveReads } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { medicalCertificates } from "@/db/schema/preparation";
import { seafarer, vessel } from "@/db/testing/crew";
import { removeFleet } from "@/db/testing/databases/committed-fleet";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { downloadComplianceForecast } from "./download-compliance-forecast";
import { forecastCompliance } from "./forecast-compliance";
import { listComplianceForecast } from "./list-compliance-forecast";

afterAll(closeDatabase);

const now = new Date("2026-11-19T19:10:00Z");
const scheduler = as({ kind: "scheduler" }, { now, channel: "job" });

async function papers(
  db: Transaction,
  { id: crewId, positionId, vesselTypeId }: { id: number; positionId: number; vesselTypeId: number },
  expired: string,
) {
  const asked = await listRequiredCertificates(db, { positionId, vesselTypeId, isMandatory: true });
  const validity = { crewId, issued: "2024-01-01", verifiedAt: now };
  await db.insert(crewCertificates).values(
    asked.map(({ certificateId, kind, name }, index) => ({
      ...validity,
      kind,
      certificateId,
      certificateName: name,
      certificateNumber: `N-${index}`,
      expired: index === 0 ? expired : "2030-01-01",
    })),
  );
  await db.insert(crewTravelDocuments).values([
    {
      ...validity,
      kind: "passport" as const,
      documentName: "Passport",
      documentNumber: "C1234567",
      expired: "2030-01-01",
    },
    {
      ...validity,
      kind: "seaman-book" as const,
      documentName: "Seaman book",
      documentNumber: "E143100",
      expired: "2030-01-01",
    },
  ]);
  await db.insert(medicalCertificates).values({
    crewId,
    status: "Fit With Restriction",
    restriction: "No heights",
    examinationDate: "2026-05-01",
    validUntil: "2028-05-01",
  });
}

const found = async (db: Executor, crewId: number) =>
  db
    .select()
    .from(complianceForecasts)
    .where(eq(complianceForecasts.crewId, crewId))
    .orderBy(asc(complianceForecasts.id));

test(
  "checks people on board from today and plans from joining, and replaces last night's forecast",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: onBoard, tour } = await aboard(db, ship, { since: "2026-08-01", until: "2027-02-01" });
    await papers(db, onBoard, "2027-01-10");
    const planned = await seafarer(db);
    await papers(db, planned, "2026-11-25");
    await assigned(db, await seatOn(db, ship, "Able Seaman", 2), planned.id, {
      startDate: "2026-12-01",
      endDate: "2027-06-01",
    });
    const rejected = await seafarer(db);
    await assigned(db, await seatOn(db, ship, "Able Seaman", 3), rejected.id, { employeeStatus: "Rejected" });
    await forecastCompliance.execute(scheduler, {});
    expect(await forecastCompliance.execute(scheduler, {})).toMatchObject({ stays: 2 });
    expect(await found(db, onBoard.id)).toMatchObject([
      {
        code: "certificate-expires-on-board",
        level: "warn",
        dueOn: "2027-01-10",
        assignmentId: tour.id,
        vesselId: ship.id,
        divisionId: 1,
        computedAt: now,
      },
      { code: "medical-restriction" },
    ]);
    expect((await found(db, planned.id)).map(({ code, dueOn }) => [code, dueOn])).toContainEqual([
      "certificate-expires-before-joining",
      "2026-11-25",
    ]);
    expect(await found(db, rejected.id)).toEqual([]);
    expect(JSON.stringify(await db.select().from(complianceForecasts))).not.toContain("No heights");
  }),
);

test("leaves each line once after two forecasts at the same time", async () => {
  const db = database();
  const ship = await vessel(db);
  const { person: sailor } = await aboard(db, ship, { since: "2026-08-01", until: "2027-02-01" });
  try {
    await forecastCompliance.execute(scheduler, {});
    const once = await found(db, sailor.id);
    expect(once.length).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 4 }, () => forecastCompliance.execute(scheduler, {})));
    const linesOf = (rows: typeof once) => rows.map(({ code, messageKey, values }) => ({ code, messageKey, values }));
    expect(linesOf(await found(db, sailor.id))).toEqual(linesOf(once));
  } finally {
    await connection()`delete from compliance_forecasts`;
    await removeFleet([ship.id], [sailor.id]);
  }
});

test(
  "reports no short leave for a person overdue on board",
  rolledBack(async (db) => {
    const { person: overdue } = await aboard(db, await vessel(db), { since: "2026-01-01", until: "2026-11-01" });
    await papers(db, overdue, "2030-01-01");
    await forecastCompliance.execute(scheduler, {});
    expect((await found(db, overdue.id)).map(({ code }) => code)).toEqual(["medical-restriction"]);
  }),
);

test("refuses people who start the forecast", async () => {
  await rolledBack(async (db) => {
    await expect(forecastCompliance.execute(as(await person(db, "superadmin")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  })();
});

test(
  "lists the division's forecast by level, code, vessel, name and due day in two queries, not for finance",
  rolledBack(async (db) => {
    const [ship, other, foreign] = [await vessel(db), await vessel(db), await vessel(db, { divisionId: 2 })];
    const { person: first } = await aboard(db, ship, { fullName: "Putu Pertama", until: "2027-02-01" });
    await papers(db, first, "2027-01-10");
    const { person: second } = await aboard(db, other, { fullName: "Kadek Kedua", until: "2027-02-01" });
    await papers(db, second, "2026-11-10");
    await aboard(db, foreign, { divisionId: 2 });
    await forecastCompliance.execute(scheduler, {});
    const planning = as(await person(db, "crewingplanningmarine"), { now });
    const office = as(await person(db, "crewingadminmarine"), { now });
    const list = (input: object = {}) => listComplianceForecast.execute(office, input);
    const all = await list();
    expect(all).toMatchObject({ total: 4, computedAt: now, counts: { all: 4, block: 1, warn: 3 } });
    expect(all.rows.map(({ fullName, dueOn }) => [fullName, dueOn])).toEqual([
      ["Kadek Kedua", "2026-11-10"],
      ["Putu Pertama", "2027-01-10"],
      ["Putu Pertama", "2028-05-01"],
      ["Kadek Kedua", "2028-05-01"],
    ]);
    expect(all.rows[0]).toMatchObject({
      code: "certificate-expires-before-joining",
      level: "block",
      vesselName: other.name,
      slot: "current",
      daysLeft: -10,
      text: expect.stringContaining("10 Nov 2026"),
    });
    expect(await list({ level: "block" })).toMatchObject({
      total: 1,
      counts: { all: 4, block: 1, warn: 3 },
      outOf: null,
    });
    expect((await list({ position: first.positionId })).total).toBe(4);
    expect(await list({ position: 999_999 })).toMatchObject({ total: 0, computedAt: now });
    expect(
      (await list({ sort: "name", order: "desc" })).rows.map(({ fullName, dueOn }) => `${fullName} ${dueOn}`),
    ).toEqual([
      "Putu Pertama 2027-01-10",
      "Putu Pertama 2028-05-01",
      "Kadek Kedua 2026-11-10",
      "Kadek Kedua 2028-05-01",
    ]);
    expect((await list({ sort: "dueOn", order: "desc", pageSize: 1 })).rows).toMatchObject([{ dueOn: "2028-05-01" }]);
    expect((await list({ code: "medical-restriction" })).total).toBe(2);
    expect((await list({ vesselId: ship.id })).total).toBe(2);
    expect((await list({ vesselId: `${ship.id},${other.id}` })).total).toBe(4);
    expect((await list({ code: ["medical-restriction", "certificate-expires-before-joining"] })).total).toBe(3);
    await expect(list({ code: "medical-restriction,none" })).rejects.toMatchObject({ code: "invalid" });
    expect((await list({ dueWithin: 60 })).total).toBe(2);
    expect(await list({ filterList: "putu" })).toMatchObject({ total: 2, outOf: 4 });
    expect(await list({ filterList: "putu", level: "warn" })).toMatchObject({ total: 2, outOf: 3 });
    expect(
      await queriesSent(db, () =>
        list({
          level: "warn",
          code: "medical-restriction",
          vesselId: ship.id,
          dueWithin: 900,
          position: first.positionId,
          sort: "vessel",
          filterList: "putu",
        }),
      ),
    ).toHaveLength(2);
    const undatedLines = (await listComplianceForecast.execute(planning, {})).rows.filter(({ code }) =>
      code.startsWith("medical-"),
    );
    expect(undatedLines).toHaveLength(2);
    expect(undatedLines.map(({ dueOn, daysLeft, values }) => [dueOn, daysLeft, values])).toEqual([
      [null, null, {}],
      [null, null, {}],
    ]);
    expect(
      (await listComplianceForecast.execute(planning, { dueWithin: 900 })).rows.some(({ code }) =>
        code.startsWith("medical-"),
      ),
    ).toBe(false);
    await expect(
      listComplianceForecast.execute(as(await person(db, "crewingfinancemarine")), {}),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(listComplianceForecast.execute(as(await person(db, "crewmarine")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(
      (await listComplianceForecast.execute(as(await person(db, "crewingplanningtanker")), {})).rows.every(
        ({ vesselId }) => vesselId === foreign.id,
      ),
    ).toBe(true);
  }),
);

test(
  "sorts blocks first, then by joining; keeps the lines of a group together and omits unverified documents",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: onBoard } = await aboard(db, ship, {
      fullName: "Aboard",
      since: "2026-06-01",
      until: "2027-02-01",
    });
    await papers(db, onBoard, "2030-01-01");
    const joinerOn = async (fullName: string, sequence: number, startDate: string, expired: string) => {
      const joiner = await seafarer(db, { fullName });
      await papers(db, joiner, expired);
      await assigned(db, await seatOn(db, ship, "Able Seaman", sequence), joiner.id, { startDate });
      return joiner;
    };
    await joinerOn("Late", 2, "2027-01-20", "2026-12-01");
    const early = await joinerOn("Early", 3, "2026-12-05", "2026-12-01");
    await db.update(crewCertificates).set({ verifiedAt: null }).where(eq(crewCertificates.crewId, onBoard.id));
    await forecastCompliance.execute(scheduler, {});
    const office = as(await person(db, "crewingadminmarine"), { now });
    const linesOf = async (input: object = {}) =>
      (await listComplianceForecast.execute(office, input)).rows.map(({ fullName, level }) => `${fullName} ${level}`);
    expect(await linesOf()).toEqual(["Early block", "Late block", "Aboard warn", "Early warn", "Late warn"]);
    const grouped = ["Early block", "Early warn", "Late block", "Late warn", "Aboard warn"];
    expect(await linesOf({ group: "person" })).toEqual(grouped);
    expect(await linesOf({ group: "vessel" })).toEqual(await linesOf());
    expect(await linesOf({ stay: "joining" })).toHaveLength(4);
    expect(await linesOf({ stay: "on-board" })).toEqual(["Aboard warn"]);
    expect(await queriesSent(db, () => linesOf({ group: "person" }))).toHaveLength(2);
    await db.update(assignments).set({ slot: "cancelled" }).where(eq(assignments.crewId, early.id));
    expect(await linesOf({ level: "block" })).toEqual(["Late block"]);
    expect((await listComplianceForecast.execute(office, {})).counts).toEqual({ all: 3, block: 1, warn: 2 });
  }),
);

test(
  "shows the time of a night without findings",
  rolledBack(async (db) => {
    const planning = as(await person(db, "crewingplanningmarine"), { now });
    expect(await listComplianceForecast.execute(planning, {})).toMatchObject({ total: 0, computedAt: null });
    await forecastCompliance.execute(scheduler, {});
    expect((await listComplianceForecast.execute(planning, {})).computedAt).toBeInstanceOf(Date);
  }),
);

test(
  "exports the forecast with the list's filters and logs the export and its medical lines",
  rolledBack(async (db) => {
    const ship = await vessel(db, { name: "MV Arafura" });
    const { person: first } = await aboard(db, ship, { fullName: "=Putu", until: "2027-02-01" });
    await papers(db, first, "2027-01-10");
    await forecastCompliance.execute(scheduler, {});
    const planning = as(await person(db, "crewingplanningmarine"), { now });
    const textIn = ({ body }: { body: Uint8Array }) =>
      Object.entries(unzipSync(body))
        .filter(([name]) => name.endsWith(".xml"))
        .map(([, part]) => strFromU8(part))
        .join("\n");
    const whole = await downloadComplianceForecast.execute(planning, {});
    expect(whole.name).toBe("20261120021000_compliance-forecast.xlsx");
    for (const part of [
      "MV Arafura",
      "Certificate expires on board",
      "Fit with restriction",
      "during the period",
      "2 rows",
      "filters: none",
    ])
      expect(textIn(whole).toLowerCase()).toContain(part.toLowerCase());
    expect(textIn(whole)).not.toContain("No heights");
    const narrow = textIn(
      await downloadComplianceForecast.execute(
        { ...planning, locale: "id" },
        { level: "warn", code: "certificate-expires-on-board", dueWithin: 90 },
      ),
    );
    expect(narrow).toContain("Sertifikat berakhir di kapal");
    expect(narrow).not.toContain("Fit dengan batasan");
    expect(await db.select().from(sensitiveReads)).toMatchObject([
      { crewId: first.id, fieldClass: "medical", operation: "crew.download-forecast" },
    ]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.download-forecast"))
      .orderBy(asc(auditEntries.id));
    expect(entries).toMatchObject([{ subject: "forecast", after: { rows: 2 } }, { after: { rows: 1 } }]);
    await expect(
      downloadComplianceForecast.execute(planning, { vesselId: (await vessel(db, { divisionId: 2 })).id }),
    ).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingfinancemarine", "crewingprincipalmarine", "crewmarine"] as const)
      await expect(downloadComplianceForecast.execute(as(await person(db, role)), {})).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);
