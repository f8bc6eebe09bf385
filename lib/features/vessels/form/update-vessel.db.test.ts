import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { principals, vessels } from "@/db/schema/vessels";
import { vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { updateVessel } from "./update-vessel";

afterAll(closeDatabase);

const formOf = (row: Awaited<ReturnType<typeof vessel>>) => ({
  id: row.id,
  vesselName: row.name,
  vesselType: row.vesselTypeId,
  shipManagement: row.management,
});

async function stored(db: Transaction, id: number) {
  const [row] = await db.select().from(vessels).where(eq(vessels.id, id));
  return row;
}

test(
  "changes given fields and audits before and after",
  rolledBack(async (db) => {
    const own = await vessel(db, { flag: "Indonesia", cargo: "Coal", grt: 298 });
    const planner = await person(db, "crewingplanningmarine");
    const answer = await updateVessel.execute(as(planner), {
      ...formOf(own),
      vesselName: "TB Baru",
      flag: "",
      GRT: 300,
      version: 1,
    });
    expect(answer).toMatchObject({ vesselId: own.id, version: 2, warnings: [] });
    expect(await stored(db, own.id)).toMatchObject({
      name: "TB Baru",
      flag: null,
      cargo: "Coal",
      grt: 300,
      updatedBy: planner.userId,
      version: 2,
    });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "vessels.update"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      subject: String(own.id),
      before: expect.objectContaining({ flag: "Indonesia" }),
      after: expect.objectContaining({ flag: null }),
    });
  }),
);

test(
  "refuses a stale version and names who changed it",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const first = as(await person(db, "crewingadminmarine"), { now: new Date("2026-11-20T02:05:00Z") });
    await updateVessel.execute(first, { ...formOf(own), flag: "Panama", version: 1 });
    await expect(
      updateVessel.execute(as(await person(db, "crewingmanagermarine")), {
        ...formOf(own),
        flag: "Liberia",
        version: 1,
      }),
    ).rejects.toMatchObject({
      status: 409,
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya", time: "20 Nov 2026 09:05" },
    });
    expect((await stored(db, own.id))?.flag).toBe("Panama");
    await updateVessel.execute(first, { ...formOf(own), flag: "Liberia" });
    expect((await stored(db, own.id))?.flag).toBe("Liberia");
  }),
);

test(
  "keeps its own name and number, refuses another's",
  rolledBack(async (db) => {
    const own = await vessel(db, { name: "TB Satu", imoNumber: "9074729" });
    await vessel(db, { name: "TB Dua", imoNumber: "9321483" });
    const admin = as(await person(db, "crewingadminmarine"));
    await updateVessel.execute(admin, { ...formOf(own), imoNumber: "9074729" });
    await expect(updateVessel.execute(admin, { ...formOf(own), vesselName: "TB DUA" })).rejects.toMatchObject({
      fields: [{ path: "vesselName", message: "vessels.nameTaken" }],
    });
    await expect(updateVessel.execute(admin, { ...formOf(own), imoNumber: "9321483" })).rejects.toMatchObject({
      fields: [{ path: "imoNumber", message: "vessels.imoTaken" }],
    });
  }),
);

test(
  "checks the delivery date against the stored year of build",
  rolledBack(async (db) => {
    const own = await vessel(db, { yearOfBuild: 2010 });
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(updateVessel.execute(admin, { ...formOf(own), deliveryDate: "2009-12-31" })).rejects.toMatchObject({
      fields: [{ path: "deliveryDate", message: "vessels.deliveredBeforeBuild" }],
    });
    expect((await stored(db, own.id))?.deliveryDate).toBeNull();
  }),
);

test(
  "keeps a retired principal",
  rolledBack(async (db) => {
    const [owner] = await db
      .insert(principals)
      .values({ divisionId: 1, name: "PT Lama", retiredAt: new Date() })
      .returning();
    const own = await vessel(db, { principalId: owner?.id ?? null });
    const admin = as(await person(db, "crewingadminmarine"));
    await updateVessel.execute(admin, { ...formOf(own), principalId: owner?.id, flag: "Indonesia" });
    expect(await stored(db, own.id)).toMatchObject({ principalId: owner?.id, flag: "Indonesia" });
  }),
);

test(
  "hides other vessels and refuses readers",
  rolledBack(async (db) => {
    const [own, foreign] = [await vessel(db), await vessel(db, { divisionId: 2 })];
    await expect(
      updateVessel.execute(as(await person(db, "crewingadminmarine")), formOf(foreign)),
    ).rejects.toMatchObject({ code: "not-found" });
    const head = { ...(await person(db, "crewmarine", "head")), vesselId: own.id };
    for (const actor of [head, await person(db, "crewingstaffmarine"), await person(db, "crewingprincipalmarine")]) {
      await expect(updateVessel.execute(as(actor), formOf(own))).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);
