import { lookups } from "@/db/schema/lookups";
import { person, visitor } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listRegistrationOptions } from "./list-registration-options";

afterAll(closeDatabase);

const names = (options: { name: string }[] | undefined) => options?.map(({ name }) => name) ?? [];

test(
  "lists all options in order, without unapproved and retired ones",
  rolledBack(async (db) => {
    const now = new Date();
    await db.insert(lookups).values([
      { kind: "bank", name: "Bank Uji", sequence: -2, approvedAt: now },
      { kind: "bank", name: "Bank Awal", sequence: -1, approvedAt: now },
      { kind: "bank", name: "Bank Usulan", sequence: -3 },
      { kind: "bank", name: "Bank Lama", sequence: -3, approvedAt: now, retiredAt: now },
      { kind: "assessor", name: "Capt. Uji", sequence: -1, approvedAt: now },
    ]);
    const options = await listRegistrationOptions.execute(as(await visitor(db)), {});
    expect(names(options.bank).slice(0, 2)).toEqual(["Bank Uji", "Bank Awal"]);
    for (const hidden of ["Bank Usulan", "Bank Lama"]) expect(names(options.bank)).not.toContain(hidden);
    for (const kind of ["religion", "marital-status", "nationality", "vessel-type", "travel-document"])
      expect([kind, names(options[kind]).length > 0]).toEqual([kind, true]);
    expect(Object.values(options).flatMap(names)).not.toContain("Capt. Uji");
  }),
);

test(
  "requires a solved captcha or a sign-in",
  rolledBack(async (db) => {
    await expect(listRegistrationOptions.execute(as({ kind: "stranger" }), {})).rejects.toMatchObject({
      wireCode: "GATE_EXPIRED",
    });
    const staff = await listRegistrationOptions.execute(as(await person(db, "crewingstaffmarine")), {});
    expect(names(staff.bank).length).toBeGreaterThan(0);
  }),
);
