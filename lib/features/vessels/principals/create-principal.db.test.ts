import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { principals } from "@/db/schema/vessels";
import { vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createPrincipal } from "./create-principal";
import { listPrincipals } from "./list-principals";
import { retirePrincipal } from "./retire-principal";
import { updatePrincipal } from "./update-principal";

afterAll(closeDatabase);

test(
  "creates and updates a principal with audit entries",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagertanker");
    const { id } = await createPrincipal.execute(as(manager), {
      principalName: "PT Samudra",
      email: "Ops@Samudra.ID",
      phone: "0215551234",
    });
    const [created] = await db.select().from(principals).where(eq(principals.id, id));
    expect(created).toMatchObject({
      divisionId: 2,
      name: "PT Samudra",
      approvalPolicy: "all",
      email: "ops@samudra.id",
      phone: "+62215551234",
      createdBy: manager.userId,
      version: 1,
    });
    await updatePrincipal.execute(as(manager), { id, name: "PT Samudra Raya", approvalPolicy: "officers", version: 1 });
    const [changed] = await db.select().from(principals).where(eq(principals.id, id));
    expect(changed).toMatchObject({
      name: "PT Samudra Raya",
      approvalPolicy: "officers",
      email: "ops@samudra.id",
      version: 2,
    });
    await expect(updatePrincipal.execute(as(manager), { id, name: "PT Lain", version: 1 })).rejects.toMatchObject({
      status: 409,
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya" },
    });
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, String(id)))
      .orderBy(auditEntries.id);
    expect(entries.map(({ operation }) => operation).sort()).toEqual([
      "vessels.create-principal",
      "vessels.update-principal",
    ]);
  }),
);

test(
  "requires a unique name per division",
  rolledBack(async (db) => {
    await db.insert(principals).values([
      { divisionId: 1, name: "PT Satu" },
      { divisionId: 1, name: "PT Lama", retiredAt: new Date() },
      { divisionId: 2, name: "PT Dua" },
    ]);
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(createPrincipal.execute(admin, { name: "pt satu" })).rejects.toMatchObject({
      fields: [{ path: "name", message: "vessels.principalNameTaken" }],
    });
    await expect(createPrincipal.execute(admin, { name: "PT LAMA" })).rejects.toMatchObject({
      fields: [{ path: "name", message: "vessels.principalNameRetired" }],
    });
    await expect(createPrincipal.execute(admin, { name: " " })).rejects.toMatchObject({
      fields: [{ path: "name", message: "validation.required" }],
    });
    await createPrincipal.execute(admin, { name: "PT Dua" });
  }),
);

test(
  "lists principals by scope with vessel counts",
  rolledBack(async (db) => {
    const [one, two] = await db
      .insert(principals)
      .values([
        { divisionId: 1, name: "PT B" },
        { divisionId: 1, name: "PT A" },
      ])
      .returning();
    await db.insert(principals).values([
      { divisionId: 2, name: "PT Tanker" },
      { divisionId: 1, name: "PT Lama", retiredAt: new Date() },
    ]);
    const own = await vessel(db, { principalId: one?.id ?? null });
    await vessel(db, { principalId: one?.id ?? null, scrappedOn: "2026-01-01", scrapReason: "sold" });
    const namesFor = async (actor: Awaited<ReturnType<typeof person>>, input: object = {}) =>
      (await listPrincipals.execute(as(actor), input)).map(
        ({ name, vesselsInOperation }) => `${name} ${vesselsInOperation}`,
      );
    const staff = await person(db, "crewingstaffmarine");
    expect(await namesFor(staff)).toEqual(["PT A 0", "PT B 1"]);
    expect(await namesFor(staff, { retired: "true" })).toEqual(["PT Lama 0"]);
    expect(await namesFor(staff, { filterList: "pt b" })).toEqual(["PT B 1"]);
    expect(await namesFor({ ...(await person(db, "crewingprincipalmarine")), principalId: two?.id ?? null })).toEqual([
      "PT A 0",
    ]);
    expect(await namesFor(await person(db, "crewingprincipalmarine"))).toEqual([]);
    expect(await namesFor({ ...(await person(db, "crewmarine", "head")), vesselId: own.id })).toEqual(["PT B 1"]);
  }),
);

test(
  "retires a principal without vessels and restores it",
  rolledBack(async (db) => {
    const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Samudra" }).returning();
    const own = await vessel(db, { principalId: owner?.id ?? null, scrappedOn: "2026-01-01", scrapReason: "sold" });
    const admin = as(await person(db, "crewingadminmarine"));
    expect(await retirePrincipal.execute(admin, { id: owner?.id })).toMatchObject({ version: 2 });
    expect(await retirePrincipal.execute(admin, { id: owner?.id })).toMatchObject({ version: 2 });
    expect(await retirePrincipal.execute(admin, { id: owner?.id, retired: false })).toMatchObject({ version: 3 });
    await vessel(db, { principalId: own.principalId });
    await expect(retirePrincipal.execute(admin, { id: owner?.id })).rejects.toMatchObject({
      status: 400,
      messageKey: "vessels.principalInUse",
      values: { count: 1 },
    });
  }),
);

test(
  "hides other divisions and refuses other roles",
  rolledBack(async (db) => {
    const [foreign] = await db.insert(principals).values({ divisionId: 2, name: "PT Tanker" }).returning();
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(updatePrincipal.execute(admin, { id: foreign?.id, name: "Mine" })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(retirePrincipal.execute(admin, { id: foreign?.id })).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingplanningmarine", "crewingstaffmarine", "crewingprincipalmarine"] as const) {
      await expect(createPrincipal.execute(as(await person(db, role)), { name: "PT Baru" })).rejects.toMatchObject({
        code: "forbidden",
      });
    }
  }),
);
