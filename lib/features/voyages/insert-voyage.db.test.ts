import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { lookups } from "@/db/schema/lookups";
import { voyageEntries } from "@/db/schema/voyages";
import { vessel } from "@/db/testing/crew";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { insertVoyage } from "./insert-voyage";
import { listVoyageLog } from "./list-voyage-log";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

const report = async (db: Transaction, vesselId: number) => ({
  vesselId,
  navigationStatusId: await lookupId(db, "navigation-status", "At anchor"),
  portId: await lookupId(db, "port", "Bitung"),
});

test(
  "requires vessel, status and port, and audits the entry",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const service = await person(db, "crewingservicemarine");
    const { id } = await insertVoyage.execute(as(service, { now }), {
      ...(await report(db, own.id)),
      destinationPortId: await lookupId(db, "port", "Belawan"),
      voyageNumber: " V-12 ",
      note: "",
    });
    const [stored] = await db.select().from(voyageEntries).where(eq(voyageEntries.id, id));
    expect(stored).toMatchObject({
      vesselId: own.id,
      recordedAt: now,
      voyageNumber: "V-12",
      note: null,
      originPortId: null,
      destinationPortId: await lookupId(db, "port", "Belawan"),
      createdBy: service.userId,
    });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "voyages.insert"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      subject: String(id),
      divisionId: 1,
      after: expect.objectContaining({ vesselId: own.id }),
    });
  }),
);

test(
  "accepts the documented names and Jakarta time",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const { vesselId, navigationStatusId, portId } = await report(db, own.id);
    const { id } = await insertVoyage.execute(as(await person(db, "crewingadminmarine"), { now }), {
      vesselId: String(vesselId),
      navigationStatus: String(navigationStatusId),
      port: portId,
      recordedAt: "2026-11-19T07:30",
    });
    const [stored] = await db.select().from(voyageEntries).where(eq(voyageEntries.id, id));
    expect(stored?.recordedAt).toEqual(new Date("2026-11-19T00:30:00Z"));
  }),
);

test(
  "reports every invalid field",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const good = await report(db, own.id);
    const problems = async (input: object) =>
      insertVoyage.execute(admin, input).then(
        () => [],
        (error: { fields: { path: string; message: string }[] }) =>
          error.fields.map(({ path, message }) => `${path} ${message}`),
      );
    expect(await problems({})).toEqual([
      "vesselId validation.required",
      "navigationStatusId validation.required",
      "portId validation.required",
    ]);
    expect(
      await problems({ ...good, navigationStatusId: good.portId, destinationPortId: good.navigationStatusId }),
    ).toEqual(["navigationStatusId vessels.choiceUnknown", "destinationPortId vessels.choiceUnknown"]);
    expect(await problems({ ...good, recordedAt: "2026-11-21T02:01:00Z" })).toEqual(["recordedAt voyages.tooFarAhead"]);
    expect(await problems({ ...good, recordedAt: "yesterday" })).toEqual(["recordedAt validation.date"]);
    expect(await problems({ ...good, note: "x".repeat(501) })).toHaveLength(1);
    await db.update(lookups).set({ retiredAt: now }).where(eq(lookups.id, good.portId));
    expect(await problems(good)).toEqual(["portId vessels.choiceUnknown"]);
  }),
);

test(
  "allows heads on their own vessel only, and refuses scrapped vessels",
  rolledBack(async (db) => {
    const [own, other] = [await vessel(db), await vessel(db)];
    const old = await vessel(db, { scrappedOn: "2026-01-01", scrapReason: "sold" });
    const head = as({ ...(await person(db, "crewmarine", "head")), vesselId: own.id }, { now });
    await insertVoyage.execute(head, await report(db, own.id));
    await expect(insertVoyage.execute(head, await report(db, other.id))).rejects.toMatchObject({ code: "not-found" });
    await expect(
      insertVoyage.execute(as(await person(db, "crewingadmintanker")), await report(db, own.id)),
    ).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingmanagermarine", "crewingstaffmarine", "crewingprincipalmarine"] as const) {
      await expect(insertVoyage.execute(as(await person(db, role)), await report(db, own.id))).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    await expect(
      insertVoyage.execute(as(await person(db, "crewingadminmarine")), await report(db, old.id)),
    ).rejects.toMatchObject({ status: 400, messageKey: "voyages.scrapped" });
  }),
);

test(
  "a head reports the expected arrival, also as ETA; the header and the log show it",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const head = as(await person(db, "crewmarine", "head", { vesselId: own.id }), { now });
    const entry = { ...(await report(db, own.id)), destinationPortId: await lookupId(db, "port", "Belawan") };
    const arrivesAt = new Date("2026-11-23T07:30:00Z");
    await insertVoyage.execute(head, { ...entry, eta: "2026-11-23T14:30" });
    const { rows } = await listVoyageLog.execute(head, { vesselId: own.id });
    expect(rows.map((row) => row.arrivesAt)).toEqual([arrivesAt, arrivesAt]);
    await expect(insertVoyage.execute(head, { ...entry, arrivesAt: "2026-11-19T14:30" })).rejects.toMatchObject({
      fields: [{ path: "arrivesAt", message: expect.any(String) }],
    });
    await expect(
      insertVoyage.execute(head, { ...entry, destinationPortId: null, arrivesAt: "2026-11-23T14:30" }),
    ).rejects.toMatchObject({ fields: [{ path: "arrivesAt", message: expect.any(String) }] });
  }),
);
