import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { lookups } from "@/db/schema/lookups";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createLookup } from "./create-lookup";
import { listHealthDegrees } from "./list-health-degrees";
import { setHealthDegrees } from "./set-health-degrees";

afterAll(closeDatabase);

const kind = "mcu-health-status-degree";
async function unset(db: Transaction, name: string) {
  return createLookup.execute(as(await person(db, "crewingservicemarine")), { kind, name });
}
const codeOf = async (db: Transaction, id: number) =>
  (await db.select({ code: lookups.code }).from(lookups).where(eq(lookups.id, id)))[0]?.code;

test(
  "lets an admin set non-standard degrees with an audit entry; saving no change leaves none",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const { id } = await unset(db, "P9");
    const listed = await listHealthDegrees.execute(admin, {});
    expect(listed.find((one) => one.id === id)).toMatchObject({ name: "P9", fitness: null, isOfScale: false });
    expect(listed.filter(({ isOfScale }) => isOfScale).map(({ code, fitness }) => [code, fitness])).toEqual([
      ["I", "fit"],
      ["II", "fit"],
      ["III", "restricted"],
      ["IV", "unfit"],
      ["V", "unfit"],
    ]);
    expect(await setHealthDegrees.execute(admin, { degrees: [{ id, fitness: "unfit", seen: "" }] })).toEqual({
      set: 1,
    });
    expect(await codeOf(db, id)).toBe("unfit");
    expect(await setHealthDegrees.execute(admin, { degrees: [{ id, fitness: "unfit", seen: "unfit" }] })).toEqual({
      set: 0,
    });
    expect(await audited(db, "lookups.set-degrees")).toMatchObject([
      { subject: String(id), before: { name: "P9", code: null }, after: { name: "P9", code: "unfit" } },
    ]);
    await setHealthDegrees.execute(admin, { degrees: [{ id, fitness: "", seen: "unfit" }] });
    expect(await codeOf(db, id)).toBeNull();
  }),
);

test(
  "refuses the second of two concurrent changes and stores nothing of it",
  rolledBack(async (db) => {
    const admin = as(await person(db, "superadmin"));
    const [one, other] = [await unset(db, "P8"), await unset(db, "P9")];
    await setHealthDegrees.execute(admin, { degrees: [{ id: other.id, fitness: "fit", seen: "" }] });
    const late = setHealthDegrees.execute(admin, {
      degrees: [
        { id: one.id, fitness: "fit", seen: "" },
        { id: other.id, fitness: "unfit", seen: "" },
      ],
    });
    await expect(late).rejects.toMatchObject({ code: "conflict", values: { name: "P9" } });
    expect(await codeOf(db, one.id)).toBeNull();
    expect(await codeOf(db, other.id)).toBe("fit");
  }),
);

test(
  "keeps the standard scale fixed, refuses other kinds, and allows only admins",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadmintanker"));
    const scale = (await listHealthDegrees.execute(admin, {})).find(({ code }) => code === "V");
    const bank = await createLookup.execute(admin, { kind: "bank", name: "Bank Uji" });
    for (const id of [scale?.id, bank.id, 999_999])
      await expect(
        setHealthDegrees.execute(admin, { degrees: [{ id, fitness: "fit", seen: "unfit" }] }),
      ).rejects.toMatchObject({
        code: "not-found",
      });
    expect(await fieldsOf(setHealthDegrees.execute(admin, { degrees: [] }))).toHaveLength(1);
    for (const role of ["crewingservicemarine", "crewingmanagermarine", "crewmarine"] as const) {
      const other = as(await person(db, role));
      await expect(listHealthDegrees.execute(other, {})).rejects.toMatchObject({ code: "forbidden" });
      const asked = setHealthDegrees.execute(other, { degrees: [{ id: 1, fitness: "fit", seen: "" }] });
      await expect(asked).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);
