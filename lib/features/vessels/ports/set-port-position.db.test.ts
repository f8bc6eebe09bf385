import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { portPositions } from "@/db/schema/lookups";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { setPortPosition } from "./set-port-position";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "a position is stored, changed and audited; the same one again changes nothing",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const portId = await lookupId(db, "port", "Benoa");
    await db.delete(portPositions).where(eq(portPositions.portId, portId));
    await setPortPosition.execute(admin, { portId, latitude: "-8,75", longitude: "115.21004" });
    expect(await db.select().from(portPositions).where(eq(portPositions.portId, portId))).toEqual([
      expect.objectContaining({ latitude: -8.75, longitude: 115.21, updatedBy: expect.any(Number) }),
    ]);
    await setPortPosition.execute(admin, { portId, latitude: -8.75, longitude: 115.21 });
    await setPortPosition.execute(admin, { portId, latitude: -8.74, longitude: 115.21 });
    const entries = await db
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.operation, "vessels.set-port-position"))
      .orderBy(auditEntries.id);
    expect(entries).toEqual([
      { before: null, after: { port: "Benoa", latitude: -8.75, longitude: 115.21 } },
      {
        before: { port: "Benoa", latitude: -8.75, longitude: 115.21 },
        after: { port: "Benoa", latitude: -8.74, longitude: 115.21 },
      },
    ]);
  }),
);

test(
  "degrees out of range, other lists and roles without the right are refused",
  rolledBack(async (db) => {
    const portId = await lookupId(db, "port", "Benoa");
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const place = { portId, latitude: -8.75, longitude: 115.21 };
    for (const wrong of [{ latitude: 90.1 }, { longitude: -180.5 }, { latitude: "8° S" }, { longitude: "" }])
      await expect(setPortPosition.execute(admin, { ...place, ...wrong })).rejects.toMatchObject({
        code: "invalid",
        fields: [expect.objectContaining({ path: Object.keys(wrong)[0] })],
      });
    const city = await lookupId(db, "city");
    for (const unknown of [city, 2_147_483_647])
      await expect(setPortPosition.execute(admin, { ...place, portId: unknown })).rejects.toMatchObject({
        code: "not-found",
      });
    for (const role of ["crewingplanningmarine", "crewingfinancemarine", "crewmarine"] as const)
      await expect(setPortPosition.execute(as(await person(db, role), { now }), place)).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);
