import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { contracts } from "@/db/schema/contracts";
import { contracted, contractForm } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { createContract } from "./create-contract";
import { findContract } from "./find-contract";
import { listCoverageVessels } from "./list-coverage-vessels";
import { setContractCoverage } from "./set-contract-coverage";
import { updateContract } from "./update-contract";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");
const narrow = (actor: UserActor, id: number, values: object) =>
  setContractCoverage.execute(as(actor, { now }), { contractManagementId: id, ...values });
const coverOf = async (actor: UserActor, id: number) =>
  (await findContract.execute(as(actor, { now }), { id }))?.covers;
const all = { kinds: [], vessels: [], from: null, to: null };

test(
  "covers everything by the documented calls; narrowing sets kinds, vessels and days once and is logged",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id: principalId } = await principal(db);
    const [ship, other] = [await vessel(db, { principalId }), await vessel(db)];
    const form = await contractForm(db, admin, principalId);
    const { contractManagementId: id } = await createContract.execute(as(admin, { now }), form);
    expect(await coverOf(admin, id)).toEqual(all);
    expect(await listCoverageVessels.execute(as(admin), { contractManagementId: id })).toEqual([
      { id: ship.id, name: ship.name },
    ]);
    const asked = {
      coversKinds: ["work-order", "mcu"],
      vesselIds: [other.id, ship.id, ship.id],
      coversFrom: "2026-02-01",
      coversTo: "2026-12-31",
    };
    expect(await narrow(admin, id, { ...asked, version: 1 })).toEqual({ contractManagementId: id, version: 2 });
    const cover = await coverOf(admin, id);
    expect(cover).toMatchObject({ kinds: ["mcu", "work-order"], from: "2026-02-01", to: "2026-12-31" });
    expect(new Set(cover?.vessels.map((one) => one.id))).toEqual(new Set([ship.id, other.id]));
    expect((await listCoverageVessels.execute(as(admin), { contractManagementId: id })).length).toBe(2);
    expect(await narrow(admin, id, asked)).toMatchObject({ version: 2 });
    await expect(narrow(admin, id, { ...asked, version: 1, coversKinds: [] })).rejects.toMatchObject({
      code: "conflict",
    });
    const { version } = await updateContract.execute(as(admin, { now }), {
      ...form,
      contractManagementId: id,
      contractName: "Manning services",
    });
    expect(await coverOf(admin, id)).toEqual(cover);
    await narrow(admin, id, { version });
    expect(await coverOf(admin, id)).toEqual(all);
    const ofNarrowing = eq(auditEntries.operation, "contracts.narrow");
    const entries = await db.select().from(auditEntries).where(ofNarrowing).orderBy(auditEntries.id);
    expect(entries).toHaveLength(2);
    expect(entries[0]?.before).toMatchObject({ coversKinds: null, vesselIds: [] });
    expect(entries[0]?.after).toMatchObject({ coversKinds: ["mcu", "work-order"], coversTo: "2026-12-31" });
  }),
);

test(
  "requires days within the contract and vessels of the division, also for an ended one",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id } = await contracted(db, { contractDate: "2026-01-01", expiresOn: "2026-10-31" });
    for (const [values, path] of [
      [{ coversFrom: "2025-12-31" }, "coversFrom"],
      [{ coversTo: "2026-11-01" }, "coversTo"],
      [{ coversFrom: "2026-03-01", coversTo: "2026-02-01" }, "coversTo"],
      [{ vesselIds: [(await vessel(db, { divisionId: 2 })).id] }, "vesselIds"],
    ] as const)
      await expect(narrow(admin, id, values)).rejects.toMatchObject({
        code: "invalid",
        fields: [expect.objectContaining({ path })],
      });
    await expect(narrow(admin, id, { coversKinds: ["wages"] })).rejects.toMatchObject({ code: "invalid" });
    await narrow(admin, id, { coversKinds: "expenses,victualing" });
    const [row] = await db.select().from(contracts).where(eq(contracts.id, id));
    expect(row?.coversKinds).toEqual(["expenses", "victualing"]);
  }),
);

test(
  "refuses another division and missing rights, and hides coverage from a principal",
  rolledBack(async (db) => {
    const { id: principalId } = await principal(db);
    const { id } = await contracted(db, { principalId, coversKinds: ["mcu"] });
    await expect(narrow(await person(db, "crewingadmintanker"), id, {})).rejects.toMatchObject({ code: "not-found" });
    expect(
      await listCoverageVessels.execute(as(await person(db, "crewingadmintanker")), { contractManagementId: id }),
    ).toEqual([]);
    for (const role of ["crewingfinancemarine", "crewingservicemarine", "crewmarine"] as const)
      await expect(narrow(await person(db, role), id, {})).rejects.toMatchObject({ code: "forbidden" });
    const client = await person(db, "crewingprincipalmarine", null, { principalId });
    expect(await coverOf(client, id)).toBeNull();
    expect(await coverOf(await person(db, "crewingfinancemarine"), id)).toMatchObject({ kinds: ["mcu"] });
  }),
);
