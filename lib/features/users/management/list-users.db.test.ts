import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listUsers } from "./list-users";

afterAll(closeDatabase);

async function named(db: Transaction, role: Parameters<typeof person>[1], firstName: string, lastName = "Uji") {
  const actor = await person(db, role);
  await db.update(users).set({ firstName, lastName }).where(eq(users.id, actor.userId));
  return actor;
}
const uji = async (caller: ReturnType<typeof as>, input: object = {}) => {
  const page = await listUsers.execute(caller, { search: "uji", ...input });
  return page.rows.map(({ firstName }) => firstName);
};

test(
  "lists accounts by first name in pages, filtered by role and by name or address from three letters",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const citra = await named(db, "crewingpdemarine", "Citra");
    await named(db, "crewingstaffmarine", "Agus");
    await named(db, "crewingstaffmarine", "Bayu");
    expect(await uji(admin)).toEqual(["Agus", "Bayu", "Citra"]);
    expect(await uji(admin, { role: "crewingstaffmarine" })).toEqual(["Agus", "Bayu"]);
    expect(await listUsers.execute(admin, { search: "uji", pageSize: 2, pageNumber: 2 })).toMatchObject({
      total: 3,
      pageNumber: 2,
      pageSize: 2,
      rows: [{ userId: citra.userId, firstName: "Citra", role: "crewingpdemarine", isActive: true }],
    });
    expect(await uji(admin, { search: citra.email.slice(0, -14).toUpperCase() })).toEqual(["Citra"]);
    expect(await uji(admin, { search: "citra uji" })).toEqual(["Citra"]);
    expect(await uji(admin, { search: "ci" })).toHaveLength((await listUsers.execute(admin, {})).total);
    expect(await uji(admin, { search: "uji%" })).toEqual([]);
  }),
);

test(
  "a deactivated account remains in the list with its status",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const { userId } = await named(db, "crewingstaffmarine", "Agus");
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId));
    expect((await listUsers.execute(admin, { search: "uji" })).rows).toMatchObject([{ userId, isActive: false }]);
  }),
);

test(
  "an admin sees the own division below admin, a superadmin all, others none; hashes are never returned",
  rolledBack(async (db) => {
    for (const [role, name] of [
      ["crewingstaffmarine", "Agus"],
      ["crewingstafftanker", "Bayu"],
      ["crewingadminmarine", "Citra"],
    ] as const)
      await named(db, role, name);
    expect(await uji(as(await person(db, "crewingadminmarine")))).toEqual(["Agus"]);
    expect(await uji(as(await person(db, "crewingadmintanker")))).toEqual(["Bayu"]);
    const superadmin = as(await person(db, "superadmin"));
    expect(await uji(superadmin)).toEqual(["Agus", "Bayu", "Citra"]);
    await expect(uji(as(await person(db, "crewingmanagermarine")))).rejects.toMatchObject({ code: "forbidden" });
    const [row] = (await listUsers.execute(superadmin, { search: "uji" })).rows;
    expect(Object.keys(row ?? {}).filter((key) => /hash|session|token/i.test(key))).toEqual([]);
  }),
);

test(
  "several roles narrow rows and total",
  rolledBack(async (db) => {
    const admin = await person(db, "superadmin");
    const roles = ["crewingstaffmarine", "crewingpdemarine", "crewingservicemarine"] as const;
    for (const role of roles) await person(db, role);
    const found = async (role: unknown) => {
      const { rows } = await listUsers.execute(as(admin), { role, pageSize: 200 });
      return [...new Set(rows.map((row) => row.role))].sort();
    };
    expect(await found("crewingstaffmarine,crewingpdemarine")).toEqual(["crewingpdemarine", "crewingstaffmarine"]);
    expect(await found(["crewingservicemarine"])).toEqual(["crewingservicemarine"]);
    await expect(found("crewingstaffmarine,captain")).rejects.toMatchObject({ code: "invalid" });
  }),
);

test(
  "a narrowed list says out of how many accounts",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    await named(db, "crewingpdemarine", "Citra");
    const { total, outOf } = await listUsers.execute(admin, {});
    expect(outOf).toBeNull();
    expect(await listUsers.execute(admin, { search: "citra uji" })).toMatchObject({ total: 1, outOf: total });
  }),
);
