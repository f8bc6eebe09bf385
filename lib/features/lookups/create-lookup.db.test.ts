import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { lookupKinds } from "@/db/enums/lookups";
import { lookups } from "@/db/schema/lookups";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person, visitor } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createLookup } from "./create-lookup";
import { getLookup } from "./get-lookup";
import { listLookups } from "./list-lookups";
import { listPublicLookups } from "./list-public-lookups";
import { publicKinds } from "./schema";

afterAll(closeDatabase);

const bank = { kind: "bank", name: "Bank Uji" };
const stored = (db: Transaction, name: string) =>
  db
    .select()
    .from(lookups)
    .where(and(eq(lookups.kind, "bank"), eq(lookups.name, name)));
const offered = async (kind = "bank") =>
  (await listLookups.execute(as({ kind: "scheduler" }), { kind })).map(({ name }) => name);

test(
  "approves staff options at once, lists them last and audits them",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingstaffmarine");
    const caller = as(staff);
    const created = await createLookup.execute(caller, { kind: "bank", name: "  Bank Uji " });
    expect(created).toEqual({ id: expect.any(Number), name: "Bank Uji", nameId: null, code: null });
    expect(await stored(db, "Bank Uji")).toMatchObject([
      { id: created.id, createdBy: staff.userId, approvedBy: staff.userId, approvedAt: caller.now },
    ]);
    expect((await offered()).at(-1)).toBe("Bank Uji");
    expect(await audited(db, "lookups.create")).toMatchObject([{ subject: String(created.id), after: bank }]);
  }),
);

test(
  "offers a visitor's suggestion only to that visitor until approved",
  rolledBack(async (db) => {
    const applicant = await visitor(db);
    const created = await createLookup.execute(as(applicant), bank);
    expect(await stored(db, "Bank Uji")).toMatchObject([
      { id: created.id, approvedAt: null, createdBy: null, suggestedByVisitor: applicant.visitorId },
    ]);
    expect(await offered()).not.toContain("Bank Uji");
    expect(await audited(db, "lookups.create")).toMatchObject([{ actorKind: "visitor", subject: String(created.id) }]);
  }),
);

test(
  "returns the existing option of a name in any case; another kind has its own",
  rolledBack(async (db) => {
    const staff = as(await person(db, "crewingstaffmarine"));
    const first = await createLookup.execute(staff, bank);
    expect(await createLookup.execute(staff, { kind: "bank", name: "BANK uji" })).toEqual(first);
    expect(await createLookup.execute(as(await visitor(db)), bank)).toEqual(first);
    expect(await audited(db, "lookups.create")).toHaveLength(1);
    expect((await createLookup.execute(staff, { kind: "school", name: "Bank Uji" })).id).not.toBe(first.id);
  }),
);

test(
  "refuses principals, seafarers and strangers, an empty name and an unknown kind",
  rolledBack(async (db) => {
    for (const role of ["crewingprincipalmarine", "crewmarine"] as const)
      await expect(createLookup.execute(as(await person(db, role)), bank)).rejects.toMatchObject({ code: "forbidden" });
    await expect(createLookup.execute(as({ kind: "stranger" }), bank)).rejects.toMatchObject({
      wireCode: "GATE_EXPIRED",
    });
    const staff = as(await person(db, "crewingstaffmarine"));
    expect(await fieldsOf(createLookup.execute(staff, { kind: "bank", name: " " }))).toEqual([
      { path: "name", message: "validation.required" },
    ]);
    expect((await fieldsOf(createLookup.execute(staff, { ...bank, kind: "secret" }))).map(({ path }) => path)).toEqual([
      "kind",
    ]);
    expect(await stored(db, "Bank Uji")).toEqual([]);
  }),
);

test(
  "limits visitors to fifty suggestions an hour and staff not at all",
  rolledBack(async (db) => {
    const [applicant, staff] = [as(await visitor(db)), as(await person(db, "crewingstaffmarine"))];
    for (let index = 0; index < 50; index += 1)
      await createLookup.execute(applicant, { kind: "bank", name: `Bank ${index}` });
    await expect(createLookup.execute(applicant, { kind: "bank", name: "Bank 50" })).rejects.toMatchObject({
      code: "too-many",
    });
    for (let index = 50; index < 101; index += 1)
      await createLookup.execute(staff, { kind: "bank", name: `Bank ${index}` });
    expect(await stored(db, "Bank 100")).toHaveLength(1);
  }),
);

test(
  "lists one kind in its own order, then by name; retired options are found by id only",
  rolledBack(async (db) => {
    const approvedAt = new Date();
    const made = (name: string, sequence: number, retiredAt: Date | null = null) => ({
      kind: "bank" as const,
      name,
      sequence,
      approvedAt,
      retiredAt,
    });
    const rows = [made("Bank C", -2), made("Bank B", -1), made("Bank A", -1), made("Bank Lama", -3, approvedAt)];
    const [, , , retired] = await db.insert(lookups).values(rows).returning();
    expect((await offered()).slice(0, 3)).toEqual(["Bank C", "Bank A", "Bank B"]);
    expect(await offered()).not.toContain("Bank Lama");
    expect(await offered("school")).not.toContain("Bank C");
    const sailor = as(await person(db, "crewmarine"));
    expect(await getLookup.execute(sailor, { kind: "bank", id: retired?.id })).toMatchObject({ name: "Bank Lama" });
    await expect(getLookup.execute(sailor, { kind: "school", id: retired?.id })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(getLookup.execute(as(await visitor(db)), { kind: "bank", id: retired?.id })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(listLookups.execute(as({ kind: "stranger" }), { kind: "bank" })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(listPublicLookups.execute(as({ kind: "stranger" }), { kind: "bank" })).rejects.toMatchObject({
      wireCode: "GATE_EXPIRED",
    });
  }),
);

test(
  "lets visitors read and extend their form's lists, never names of staff or partners",
  rolledBack(async (db) => {
    const [applicant, staff] = [as(await visitor(db)), as(await person(db, "crewingadminmarine"))];
    for (const kind of publicKinds)
      expect(await listPublicLookups.execute(applicant, { kind })).toEqual(await listLookups.execute(staff, { kind }));
    const ofStaff = lookupKinds.filter((kind) => !publicKinds.some((known) => known === kind));
    expect(ofStaff).toEqual(
      expect.arrayContaining([
        "assessor",
        "technical-superintendent",
        "marine-superintendent",
        "designated-person-ashore",
        "first-party",
        "sealing-officer",
        "mcu-clinic",
      ]),
    );
    for (const kind of ofStaff) {
      const known = await createLookup.execute(staff, { kind, name: "Kapten Uji" });
      expect(await listPublicLookups.execute(applicant, { kind })).toEqual([]);
      for (const operation of [listLookups, createLookup])
        await expect(operation.execute(applicant, { kind, name: known.name })).rejects.toMatchObject({
          code: "unauthenticated",
        });
    }
  }),
);

test(
  "creates a health degree with its fitness; only an admin sets a missing one, once",
  rolledBack(async (db) => {
    const kind = "mcu-health-status-degree" as const;
    const service = as(await person(db, "crewingservicemarine"));
    expect(await createLookup.execute(service, { kind, name: "P3", fitness: "restricted" })).toMatchObject({
      code: "restricted",
    });
    const silent = await createLookup.execute(service, { kind, name: "P9" });
    expect(silent.code).toBeNull();
    expect(await createLookup.execute(service, { kind, name: "P9", fitness: "fit" })).toMatchObject({ code: null });
    const admin = as(await person(db, "crewingadminmarine"));
    expect(await createLookup.execute(admin, { kind, name: "p9", fitness: "unfit" })).toMatchObject({
      id: silent.id,
      code: "unfit",
    });
    expect(await createLookup.execute(admin, { kind, name: "P9", fitness: "fit" })).toMatchObject({ code: "unfit" });
    expect(await createLookup.execute(admin, { kind: "bank", name: "Bank P", fitness: "fit" })).toMatchObject({
      code: null,
    });
  }),
);

test(
  "lets vessel heads add ports but no degrees or tax classes, and planning no clinics",
  rolledBack(async (db) => {
    const head = as(await person(db, "crewmarine", "head"));
    const planner = as(await person(db, "crewingplanningmarine"));
    await createLookup.execute(head, { kind: "port", name: "Pelabuhan Uji" });
    for (const kind of ["mcu-health-status-degree", "ptkp", "mcu-clinic", "bjst-type"] as const)
      for (const caller of [head, planner])
        await expect(createLookup.execute(caller, { kind, name: "Uji" })).rejects.toMatchObject({ code: "forbidden" });
  }),
);
