import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums/users";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { principals, vessels } from "@/db/schema/vessels";
import { seafarer, vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { actorOfSession } from "@/lib/access/session";
import { createUser } from "./create-user";
import { getProfile } from "../profile/get-profile";
import { getLinkedRecords } from "./get-linked-records";
import { listUsers } from "./list-users";
import { searchLinkableRecords } from "./search-linkable-records";
import { updateUser } from "./update-user";

afterAll(closeDatabase);

const form = (role: Role, changes: object = {}) => ({
  email: "rina.putri@example.test",
  firstName: "Rina",
  role,
  divisionId: role.endsWith("tanker") ? 2 : 1,
  invite: true,
  ...changes,
});
const field = (path: string, message: string) => ({ fields: expect.arrayContaining([{ path, message }]) });
const stored = async (db: Transaction, userId: number) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0];

test(
  "a crew account needs its person, a principal account its principal; a head may name a vessel, others' vessel is dropped",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(createUser.execute(admin, form("crewmarine", { subRole: "head" }))).rejects.toMatchObject(
      field("crewId", "users.crewIdRequired"),
    );
    await expect(createUser.execute(admin, form("crewingprincipalmarine"))).rejects.toMatchObject(
      field("principalId", "users.principalIdRequired"),
    );
    const [agus, budi, ship, owner] = [await seafarer(db), await seafarer(db), await vessel(db), await principal(db)];
    const head = await createUser.execute(
      admin,
      form("crewmarine", { subRole: "head", crewId: String(agus.id), vesselId: ship.id }),
    );
    expect(await stored(db, head.userId)).toMatchObject({ crewId: agus.id, vesselId: ship.id, principalId: null });
    const sailor = await createUser.execute(
      admin,
      form("crewmarine", {
        email: "b@example.test",
        subRole: "crew",
        crewId: budi.id,
        vesselId: ship.id,
        principalId: owner.id,
      }),
    );
    expect(await stored(db, sailor.userId)).toMatchObject({ crewId: budi.id, vesselId: null, principalId: null });
    const client = await createUser.execute(
      admin,
      form("crewingprincipalmarine", { email: "c@example.test", principalId: owner.id }),
    );
    expect(await stored(db, client.userId)).toMatchObject({ crewId: null, principalId: owner.id });
  }),
);

test(
  "what an account is linked to is of its division and in use",
  rolledBack(async (db) => {
    const admin = as(await person(db, "superadmin"));
    const tanker = {
      crewId: (await seafarer(db, { divisionId: 2, rank: "Able Seaman" })).id,
      vesselId: (await vessel(db, { divisionId: 2 })).id,
      principalId: (await principal(db, 2)).id,
    };
    const [agus, ship, owner] = [await seafarer(db), await vessel(db), await principal(db)];
    const head = (changes: object) =>
      createUser.execute(admin, form("crewmarine", { subRole: "head", crewId: agus.id, ...changes }));
    const client = (principalId: number) => createUser.execute(admin, form("crewingprincipalmarine", { principalId }));
    await expect(head({ crewId: tanker.crewId })).rejects.toMatchObject(field("crewId", "users.personUnknown"));
    await expect(head({ vesselId: tanker.vesselId })).rejects.toMatchObject(field("vesselId", "users.vesselUnknown"));
    await expect(client(tanker.principalId)).rejects.toMatchObject(field("principalId", "users.principalUnknown"));
    await db.update(crew).set({ erasedAt: new Date() }).where(eq(crew.id, agus.id));
    await expect(head({})).rejects.toMatchObject(field("crewId", "users.personUnknown"));
    await db.update(crew).set({ erasedAt: null }).where(eq(crew.id, agus.id));
    await db.update(vessels).set({ scrappedOn: "2026-01-01", scrapReason: "Sold" }).where(eq(vessels.id, ship.id));
    await expect(head({ vesselId: ship.id })).rejects.toMatchObject(field("vesselId", "users.vesselUnknown"));
    await db.update(principals).set({ retiredAt: new Date() }).where(eq(principals.id, owner.id));
    await expect(client(owner.id)).rejects.toMatchObject(field("principalId", "users.principalUnknown"));
  }),
);

test(
  "a person has one account",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const [agus, budi] = [await seafarer(db), await seafarer(db)];
    await person(db, "crewmarine", "crew", { crewId: agus.id });
    const other = await person(db, "crewmarine", "crew", { crewId: budi.id });
    await expect(
      createUser.execute(admin, form("crewmarine", { subRole: "crew", crewId: agus.id })),
    ).rejects.toMatchObject({ code: "conflict", ...field("crewId", "users.personTaken") });
    const update = (crewId: number) =>
      updateUser.execute(admin, { userId: other.userId, role: "crewmarine", subRole: "crew", crewId });
    await expect(update(agus.id)).rejects.toMatchObject(field("crewId", "users.personTaken"));
    await update(budi.id);
  }),
);

test(
  "another link ends the person's sessions and is recorded by ids alone; a name or an unnamed link does not",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const [agus, budi] = [await seafarer(db), await seafarer(db, { fullName: "Budi Santoso" })];
    const account = await person(db, "crewmarine", "head", { crewId: agus.id });
    const headers = new Headers({ cookie: await sessionCookie(account) });
    const update = (changes: object) =>
      updateUser.execute(admin, {
        userId: account.userId,
        oldRole: "crewmarine",
        newRole: "crewmarine",
        subRole: "head",
        ...changes,
      });
    await update({ firstName: "Rina" });
    expect(await actorOfSession(headers)).toMatchObject({ crewId: agus.id });
    await update({ crewId: budi.id });
    expect(await actorOfSession(headers)).toBeNull();
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "users.update"))
      .orderBy(auditEntries.id);
    expect(entries.at(-1)).toMatchObject({ before: { crewId: agus.id }, after: { crewId: budi.id } });
    expect(JSON.stringify(entries)).not.toMatch(/budi|rina/i);
  }),
);

test(
  "audits created, changed and removed links of an account by ids only",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const [agus, owner] = [await seafarer(db), await principal(db)];
    const { userId } = await createUser.execute(admin, form("crewmarine", { subRole: "crew", crewId: agus.id }));
    await updateUser.execute(admin, { userId, role: "crewingprincipalmarine", principalId: owner.id });
    await updateUser.execute(admin, { userId, role: "crewingstaffmarine" });
    const entries = await db
      .select({ operation: auditEntries.operation, before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.subject, String(userId)))
      .orderBy(auditEntries.id);
    const unlinked = { crewId: null, principalId: null };
    const [sailor, client] = [
      { crewId: agus.id, principalId: null },
      { crewId: null, principalId: owner.id },
    ];
    expect(entries).toMatchObject([
      { operation: "users.create", before: null, after: sailor },
      { operation: "users.update", before: sailor, after: client },
      { operation: "users.update", before: client, after: unlinked },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/rina|pelayaran/i);
  }),
);

test(
  "a link goes with the role it belonged to, and cannot be taken from a role that needs it",
  rolledBack(async (db) => {
    const admin = as(await person(db, "superadmin"));
    const account = await person(db, "crewmarine", "head", {
      crewId: (await seafarer(db)).id,
      vesselId: (await vessel(db)).id,
    });
    const update = (changes: object) => updateUser.execute(admin, { userId: account.userId, ...changes });
    await expect(update({ role: "crewmarine", subRole: "head", crewId: "" })).rejects.toMatchObject(
      field("crewId", "users.crewIdRequired"),
    );
    await expect(update({ role: "crewtanker", subRole: "head" })).rejects.toMatchObject(
      field("crewId", "users.crewIdRequired"),
    );
    await expect(update({ role: "crewingprincipalmarine" })).rejects.toMatchObject(
      field("principalId", "users.principalIdRequired"),
    );
    await update({ role: "crewmarine", subRole: "crew" });
    expect(await stored(db, account.userId)).toMatchObject({ vesselId: null });
    await update({ role: "crewingstaffmarine" });
    expect(await stored(db, account.userId)).toMatchObject({ crewId: null });
  }),
);

test(
  "an account made without a link goes on working and is marked in the list until it has one",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const account = await person(db, "crewmarine", "crew");
    const staff = await person(db, "crewingstaffmarine");
    const row = async (userId: number) =>
      (await listUsers.execute(admin, {})).rows.find((user) => user.userId === userId);
    expect(await row(account.userId)).toMatchObject({ isTied: false, tiedTo: null });
    expect(await row(staff.userId)).toMatchObject({ isTied: true, tiedTo: null });
    await updateUser.execute(admin, { userId: account.userId, role: "crewmarine", subRole: "crew", firstName: "Rina" });
    const agus = await seafarer(db);
    await updateUser.execute(admin, {
      userId: account.userId,
      role: "crewmarine",
      subRole: "crew",
      crewId: agus.id,
    });
    expect(await row(account.userId)).toMatchObject({ isTied: true, tiedTo: `Agus Setiawan (${agus.employeeNumber})` });
  }),
);

test(
  "the profile names employee, vessel and principal; the vessel is the one on board of, else the account's",
  rolledBack(async (db) => {
    const [own, other] = [await vessel(db), await vessel(db)];
    const agus = await seafarer(db);
    const head = await person(db, "crewmarine", "head", { crewId: agus.id, vesselId: own.id });
    const profileOf = () => getProfile.execute(as(head), {});
    expect(await profileOf()).toMatchObject({
      crewId: agus.id,
      vesselId: own.id,
      principalId: null,
      workOrderId: null,
    });
    await db.update(crew).set({ status: "on-board", vesselId: other.id }).where(eq(crew.id, agus.id));
    expect(await profileOf()).toMatchObject({ vesselId: other.id });
    const owner = await principal(db, 2);
    const client = await person(db, "crewingprincipaltanker", null, { principalId: owner.id });
    expect(await getProfile.execute(as(client), {})).toMatchObject({
      crewId: null,
      vesselId: null,
      principalId: owner.id,
    });
  }),
);

test(
  "the form reads an account's own links, of accounts one manages only",
  rolledBack(async (db) => {
    const [agus, ship] = [await seafarer(db), await vessel(db)];
    const head = await person(db, "crewmarine", "head", { crewId: agus.id, vesselId: ship.id });
    const links = await getLinkedRecords.execute(as(await person(db, "crewingadminmarine")), { userId: head.userId });
    expect(links).toEqual({
      divisionId: 1,
      employee: { id: agus.id, name: "Agus Setiawan", detail: `${agus.employeeNumber} · Able Seaman`, isTaken: false },
      vessel: { id: ship.id, name: ship.name, detail: null, isTaken: false },
      principal: null,
    });
    await expect(
      getLinkedRecords.execute(as(await person(db, "crewingadmintanker")), { userId: head.userId }),
    ).rejects.toMatchObject({ code: "not-found" });
    await expect(getLinkedRecords.execute(as(head), { userId: head.userId })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "persons are found by name or number from three letters on, twenty at most, of one's own division, with who has an account",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const people = [];
    for (let index = 0; index < 21; index += 1)
      people.push(await seafarer(db, { fullName: `Zulkifli Testing ${String(index).padStart(2, "0")}` }));
    const [first] = people;
    if (!first) throw new Error("nobody");
    await person(db, "crewmarine", "crew", { crewId: first.id });
    await seafarer(db, { divisionId: 2, fullName: "Zulkifli Testing Tanker" });
    const find = (search: string, divisionId = 1) =>
      searchLinkableRecords.execute(admin, { kind: "employee", divisionId, search });
    const found = await find("  zulkifli TEST ");
    expect(found).toHaveLength(20);
    expect(found[0]).toEqual({
      id: first.id,
      name: first.fullName,
      detail: `${first.employeeNumber} · Able Seaman`,
      isTaken: true,
    });
    expect(await find(first.employeeNumber)).toMatchObject([{ id: first.id }]);
    expect(await find("zu")).toEqual([]);
    expect(await find("zul%")).toEqual([]);
    expect(await find("zulkifli", 2)).toEqual([]);
    await expect(
      searchLinkableRecords.execute(as(await person(db, "crewingstaffmarine")), {
        kind: "employee",
        divisionId: 1,
        search: "zulkifli",
      }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "vessels in operation and principals in use are offered without a search, of the asked division",
  rolledBack(async (db) => {
    const superadmin = as(await person(db, "superadmin"));
    const owner = await principal(db, 2);
    const ship = await vessel(db, { divisionId: 2, principalId: owner.id, name: "MT Zamrud Uji" });
    await vessel(db, { divisionId: 2, name: "MT Zamrud Lama", scrappedOn: "2026-01-01", scrapReason: "Sold" });
    const find = (kind: string, search = "") =>
      searchLinkableRecords.execute(superadmin, { kind, divisionId: 2, search });
    expect(await find("vessel", "zamrud")).toEqual([
      { id: ship.id, name: ship.name, detail: owner.name, isTaken: false },
    ]);
    expect((await find("vessel")).length).toBeGreaterThan(0);
    expect(await find("principal", owner.name.toUpperCase())).toMatchObject([{ id: owner.id }]);
  }),
);
