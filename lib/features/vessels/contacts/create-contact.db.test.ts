import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { principals } from "@/db/schema/vessels";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createContact } from "./create-contact";
import { listContacts } from "./list-contacts";
import { removeContact } from "./remove-contact";
import { updateContact } from "./update-contact";

afterAll(closeDatabase);

const refusedOn = (path: string) => ({ code: "invalid", fields: [expect.objectContaining({ path })] });

test(
  "adds, changes and removes a contact with audit entries",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id: principalId } = await principal(db);
    const add = (name: string) =>
      createContact.execute(as(admin), { principalId, name, email: `${name}@Client.example` });
    const [rina, tono] = [await add("rina"), await add("tono")];
    const away = { name: "Rina Kusuma", email: "rina@client.example", awayUntil: "2026-12-24", standInId: tono.id };
    await updateContact.execute(as(admin), { id: rina.id, ...away, version: 1 });
    await expect(updateContact.execute(as(admin), { id: rina.id, ...away, version: 1 })).rejects.toMatchObject({
      code: "conflict",
    });
    const { contacts } = await listContacts.execute(as(admin), { principalId });
    expect(contacts).toMatchObject([
      {
        name: "Rina Kusuma",
        email: "rina@client.example",
        mayAnswer: true,
        awayUntil: "2026-12-24",
        standInId: tono.id,
      },
      { name: "tono", email: "tono@client.example", hasAccount: false },
    ]);
    for (const refusedChange of [
      () => removeContact.execute(as(admin), { id: tono.id }),
      () =>
        updateContact.execute(as(admin), { id: tono.id, name: "Tono", email: "tono@client.example", mayAnswer: false }),
    ])
      await expect(refusedChange()).rejects.toMatchObject({ messageKey: "vessels.contacts.standsIn" });
    await removeContact.execute(as(admin), { id: rina.id, version: 2 });
    const entries = await db
      .select({ operation: auditEntries.operation, subject: auditEntries.subject })
      .from(auditEntries)
      .where(eq(auditEntries.subject, String(principalId)));
    expect(entries.filter(({ operation }) => /contact/.test(operation))).toHaveLength(4);
  }),
);

test(
  "requires a unique address outside the office and a valid stand-in",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const [own, other] = [await principal(db), await principal(db)];
    await db.update(principals).set({ email: "office@other.example" }).where(eq(principals.id, other.id));
    const add = (email: string, more: object = {}) =>
      createContact.execute(as(admin), { principalId: own.id, name: "Rina", email, ...more });
    const quiet = await add("quiet@client.example", { mayAnswer: false });
    const planner = await person(db, "crewingplanningmarine");
    const sailor = await person(db, "crewmarine");
    const rival = await person(db, "crewingprincipalmarine", null, { principalId: other.id });
    const tagged = planner.email.replace("@", "+crew@");
    for (const email of ["Quiet@Client.example", planner.email, tagged, sailor.email, rival.email, "no address"])
      await expect(add(email)).rejects.toMatchObject(refusedOn("email"));
    await expect(add("a@client.example", { awayUntil: "2026-12-24" })).rejects.toMatchObject(refusedOn("standInId"));
    await expect(add("a@client.example", { awayUntil: "2026-12-24", standInId: quiet.id })).rejects.toMatchObject(
      refusedOn("standInId"),
    );
    expect(await add("lia@gmail.com")).toMatchObject({ version: 1 });
    const anton = await person(db, "crewingprincipalmarine", null, { principalId: own.id });
    await add(anton.email);
    const { contacts } = await listContacts.execute(as(admin), { principalId: own.id });
    expect(contacts.find(({ email }) => email === anton.email)).toMatchObject({ hasAccount: true });
  }),
);

test(
  "requires permission to edit principals in the division",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id: principalId } = await principal(db);
    const { id } = await createContact.execute(as(admin), { principalId, name: "Rina", email: "rina@client.example" });
    const tries = (actor: typeof admin) => [
      () => listContacts.execute(as(actor), { principalId }),
      () => createContact.execute(as(actor), { principalId, name: "Tono", email: "tono@client.example" }),
      () => updateContact.execute(as(actor), { id, name: "Tono", email: "tono@client.example" }),
      () => removeContact.execute(as(actor), { id }),
    ];
    for (const role of ["crewingplanningmarine", "crewingprincipalmarine", "crewingstaffmarine", "crewmarine"] as const)
      for (const refusedTry of tries(await person(db, role)))
        await expect(refusedTry()).rejects.toMatchObject({ code: "forbidden" });
    for (const missing of tries(await person(db, "crewingadmintanker")))
      await expect(missing()).rejects.toMatchObject({ code: "not-found" });
  }),
);
