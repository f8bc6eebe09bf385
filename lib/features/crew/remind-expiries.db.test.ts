import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays } from "@/lib/platform/dates";
import { remindExpiries } from "./remind-expiries";
import { sendExpiryDigest } from "./send-expiry-digest";

afterAll(closeDatabase);

const today = "2026-11-20";
const on = (day: string) => as({ kind: "scheduler" }, { now: new Date(`${day}T00:00:00Z`), channel: "job" });
const sent = async (db: Transaction) => (await db.select().from(mails).orderBy(asc(mails.id))).map(({ recipient, subjectType, subjectId, subjectVersion }) => [recipient, subjectType, subjectId, subjectVersion]);
const certificate = (crewId: number, days: number, name = "BST") => ({ crewId, kind: "cop" as const, certificateName: name, certificateNumber: "N-1", issued: "2020-01-01", expired: addDays(today, days) });

test(
  "180, 90 and 30 days before its end a paper's holder is written to, once each, whatever day the clock missed",
  rolledBack(async (db) => {
    const someone = await seafarer(db, { email: "agus@example.com" });
    const [paper] = await db.insert(crewCertificates).values(certificate(someone.id, 181)).returning();
    const run = async (day: string) => (await remindExpiries.execute(on(day), {})).reminded;
    const days = [0, 1, 2, 90, 91, 92, 152, 153, 181, 182];
    const reminded: number[] = [];
    for (const day of days) reminded.push(await run(addDays(today, day)));
    expect(Object.fromEntries(days.map((day, index) => [day, reminded[index]]))).toEqual({ 0: 0, 1: 1, 2: 0, 90: 0, 91: 1, 92: 0, 152: 1, 153: 0, 181: 0, 182: 0 });
    expect(await sent(db)).toEqual([180, 90, 30].map((threshold) => ["agus@example.com", "crew-certificate", paper?.id, threshold]));
    await db.update(crew).set({ email: "new@example.com" }).where(eq(crew.id, someone.id));
    expect(await run(addDays(today, 160))).toBe(0);
  }),
);

test(
  "papers out of force, people who left and people without an address get nothing; the account's address and language serve as well",
  rolledBack(async (db) => {
    const [silent, gone, tied, foreigner] = [await seafarer(db), await seafarer(db, { email: "gone@example.com", status: "resigned", resignedOn: "2026-01-01" }), await seafarer(db), await seafarer(db, { email: "john@example.com", crewOrigin: "WNA" })];
    const account = await person(db, "crewmarine", "crew", { crewId: tied.id });
    await db.update(users).set({ language: "en" }).where(eq(users.id, account.userId));
    await db.insert(crewCertificates).values([certificate(silent.id, 20), certificate(gone.id, 20), certificate(tied.id, 20), { ...certificate(foreigner.id, 20), supersededAt: new Date() }, { ...certificate(foreigner.id, 20, "AFF"), removedAt: new Date() }, certificate(foreigner.id, -1, "SCRB")]);
    const [passport] = await db.insert(crewTravelDocuments).values({ crewId: foreigner.id, kind: "passport", documentName: "Passport", documentNumber: "X1234567", issued: "2020-01-01", expired: addDays(today, 60) }).returning();
    await remindExpiries.execute(on(today), {});
    const rows = await db.select().from(mails).orderBy(asc(mails.recipient));
    expect(new Set(rows.map(({ recipient, language, subjectVersion }) => `${recipient} ${language} ${subjectVersion}`))).toEqual(new Set([`${account.email} en 30`, "john@example.com en 90"]));
    const mail = rows.find(({ subjectType }) => subjectType === "crew-travel-document");
    expect(mail).toMatchObject({ subjectId: passport?.id, title: "Passport expires on 19 Jan 2027" });
    expect(mail?.plain).not.toContain("X1234567");
  }),
);

test(
  "planning and PDE of a division get one digest a Monday of what ends in 90 days; nobody else, and nothing where nothing ends",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const someone = await seafarer(db, { fullName: "Made Aboard", status: "on-board", vesselId: ship.id });
    await db.insert(crewCertificates).values([certificate(someone.id, 10), certificate(someone.id, 91, "AFF"), certificate(someone.id, -5, "SCRB")]);
    const readers = [await person(db, "crewingplanningmarine"), await person(db, "crewingpdemarine")];
    const inactive = await person(db, "crewingpdemarine");
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, inactive.userId));
    for (const role of ["crewingadminmarine", "crewingplanningtanker", "crewmarine"] as const) await person(db, role);
    await sendExpiryDigest.execute(on(today), {});
    await sendExpiryDigest.execute(on(today), {});
    const rows = (await db.select().from(mails)).filter(({ recipient }) => recipient.endsWith("@example.test"));
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(new Set(readers.map(({ email }) => email)));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ type: "CertificateExpiring", subjectType: "division", subjectId: 1, subjectVersion: 20261120, title: "One document expires soon" });
    expect(rows[0]?.plain).toContain(`Made Aboard · Able Seaman · ${ship.name}: BST: 30 Nov 2026`);
    expect(rows[0]?.plain).toContain("One document has expired already.");
    expect(rows[0]?.plain).not.toMatch(/AFF|SCRB/);
  }),
);

test(
  "people start neither",
  rolledBack(async (db) => {
    const admin = as(await person(db, "superadmin"));
    await expect(remindExpiries.execute(admin, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(sendExpiryDigest.execute(admin, {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);
