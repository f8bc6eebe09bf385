import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { lookups } from "@/db/schema/lookups";
import { vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { vessel } from "@/db/testing/crew";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { insertVessel } from "./insert-vessel";

afterAll(closeDatabase);

async function form(db: Transaction, divisionId = 1) {
  const [type] = await db.select().from(vesselTypes).where(eq(vesselTypes.divisionId, divisionId)).limit(1);
  if (!type) throw new Error("no vessel type");
  return { vesselName: "TB Bahari", vesselType: type.id, shipManagement: "Own", typeName: type.name };
}

test(
  "stores all fields in the own division with an audit entry",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Samudra" }).returning();
    const superintendent = await lookupId(db, "marine-superintendent");
    const answer = await insertVessel.execute(as(manager), {
      ...(await form(db)),
      principalId: owner?.id,
      operationAreaId: 1,
      payrollCategoryId: 7,
      marineSuperintendentBackupId: superintendent,
      imoNumber: "IMO 9074729",
      LOA: "28,5",
      GRT: 298,
      NRT: 300,
      bunkerCapacityHsd: 44.125,
      SAP: "SAP-1",
      SPV: "Rahmat",
      STS: "yes",
      yearOfBuild: 2010,
      deliveryDate: "2010-05-01",
    });
    expect(answer).toEqual({
      id: answer.vesselId,
      vesselId: expect.any(Number),
      version: 1,
      warnings: ["NRT is higher than GRT. Check both."],
    });
    const [stored] = await db.select().from(vessels).where(eq(vessels.id, answer.id));
    expect(stored).toMatchObject({
      divisionId: 1,
      name: "TB Bahari",
      management: "Own",
      principalId: owner?.id,
      operationAreaId: 1,
      payrollCategoryId: 7,
      marineSuperintendentBackupId: superintendent,
      imoNumber: "9074729",
      loa: 28.5,
      grt: 298,
      bunkerHsd: 44.125,
      sap: "SAP-1",
      supervisor: "Rahmat",
      sts: true,
      sire: null,
      yearOfBuild: 2010,
      createdBy: manager.userId,
      updatedBy: manager.userId,
    });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "vessels.insert"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(answer.id), actorId: String(manager.userId), divisionId: 1 });
  }),
);

test(
  "accepts options by name",
  rolledBack(async (db) => {
    const { typeName, ...fields } = await form(db);
    const [superintendent] = await db
      .select()
      .from(lookups)
      .where(eq(lookups.kind, "technical-superintendent"))
      .limit(1);
    const { id } = await insertVessel.execute(as(await person(db, "crewingadminmarine")), {
      ...fields,
      vesselType: typeName.toUpperCase(),
      technicalSuperintendent: superintendent?.name,
    });
    const [stored] = await db.select().from(vessels).where(eq(vessels.id, id));
    expect(stored).toMatchObject({ vesselTypeId: fields.vesselType, technicalSuperintendentId: superintendent?.id });
  }),
);

test(
  "refuses duplicate name and IMO number together",
  rolledBack(async (db) => {
    await vessel(db, { name: "tb bahari" });
    await vessel(db, { divisionId: 2, name: "MT Utama", imoNumber: "9074729" });
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(insertVessel.execute(admin, { ...(await form(db)), imoNumber: "9074729" })).rejects.toMatchObject({
      status: 422,
      fields: [
        { path: "vesselName", message: "vessels.nameTaken" },
        { path: "imoNumber", message: "vessels.imoTaken" },
      ],
    });
    await insertVessel.execute(admin, { ...(await form(db)), vesselName: "MT Utama" });
  }),
);

test(
  "refuses foreign, retired and unknown choices on their fields",
  rolledBack(async (db) => {
    const rows = await db
      .insert(principals)
      .values([
        { divisionId: 2, name: "Foreign" },
        { divisionId: 1, name: "Retired", retiredAt: new Date() },
      ])
      .returning();
    const admin = as(await person(db, "crewingadminmarine"));
    const fields = await form(db);
    const other = await form(db, 2);
    const problems = async (changes: object) =>
      insertVessel.execute(admin, { ...fields, ...changes }).then(
        () => [],
        (error: { fields: { path: string }[] }) => error.fields.map(({ path }) => path),
      );
    expect(await problems({ vesselType: other.vesselType })).toEqual(["vesselType"]);
    expect(await problems({ principalId: rows[0]?.id })).toEqual(["principalId"]);
    expect(await problems({ principalId: rows[1]?.id })).toEqual(["principalId"]);
    const wrong = {
      designatedPersonAshoreId: await lookupId(db, "port"),
      vesselSizeId: 999_999,
      operationAreaId: "Atlantis",
      payrollCategoryId: 99,
    };
    expect((await problems(wrong)).sort()).toEqual([
      "designatedPersonAshoreId",
      "operationAreaId",
      "payrollCategoryId",
      "vesselSizeId",
    ]);
  }),
);

test(
  "requires a manager",
  rolledBack(async (db) => {
    for (const role of [
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingstaffmarine",
      "crewingpdemarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
    ] as const) {
      await expect(insertVessel.execute(as(await person(db, role)), await form(db))).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    await expect(
      insertVessel.execute(as(await person(db, "crewmarine", "head")), await form(db)),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);
