import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { certificates } from "@/db/schema/positions";
import { medicalCertificates } from "@/db/schema/preparation";
import { users } from "@/db/schema/users";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays } from "@/lib/platform/calendar/dates";
import { remindExpiries } from "./remind-expiries";
import { sendExpiryDigest } from "./send-expiry-digest";

afterAll(closeDatabase);

const today = "2026-11-20";
const on = (day: string) => as({ kind: "scheduler" }, { now: new Date(`${day}T00:00:00Z`), channel: "job" });
const sent = async (db: Transaction) =>
  (await db.select().from(mails).orderBy(asc(mails.id))).map(
    ({ recipient, subjectType, subjectId, subjectVersion }) => [recipient, subjectType, subjectId, subjectVersion],
  );
const certificate = (crewId: number, days: number, name = "BST") => ({
  crewId,
  kind: "cop" as const,
  certificateName: name,
  certificateNumber: "N-1",
  issued: "2020-01-01",
  expired: addDays(today, days),
});

test(
  "reminds the holder once each at 180, 90 and 30 days, also after missed days",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { email: "agus@example.com" });
    const [paper] = await db.insert(crewCertificates).values(certificate(crewMember.id, 181)).returning();
    const run = async (day: string) => (await remindExpiries.execute(on(day), {})).reminded;
    const days = [0, 1, 2, 90, 91, 92, 152, 153, 181, 182];
    const reminded: number[] = [];
    for (const day of days) reminded.push(await run(addDays(today, day)));
    expect(Object.fromEntries(days.map((day, index) => [day, reminded[index]]))).toEqual({
      0: 0,
      1: 1,
      2: 0,
      90: 0,
      91: 1,
      92: 0,
      152: 1,
      153: 0,
      181: 0,
      182: 0,
    });
    expect(await sent(db)).toEqual(
      [180, 90, 30].map((threshold) => ["agus@example.com", "crew-certificate", paper?.id, threshold]),
    );
    await db.update(crew).set({ email: "new@example.com" }).where(eq(crew.id, crewMember.id));
    expect(await run(addDays(today, 160))).toBe(0);
  }),
);

test(
  "skips replaced documents, people who left and people without an address; uses the account's address and language",
  rolledBack(async (db) => {
    const [silent, gone, holder, foreigner] = [
      await seafarer(db),
      await seafarer(db, { email: "gone@example.com", status: "resigned", resignedOn: "2026-01-01" }),
      await seafarer(db),
      await seafarer(db, { email: "john@example.com", crewOrigin: "WNA" }),
    ];
    const account = await person(db, "crewmarine", "crew", { crewId: holder.id });
    await db.update(users).set({ language: "en" }).where(eq(users.id, account.userId));
    await db
      .insert(crewCertificates)
      .values([
        certificate(silent.id, 20),
        certificate(gone.id, 20),
        certificate(holder.id, 20),
        { ...certificate(foreigner.id, 20), supersededAt: new Date() },
        { ...certificate(foreigner.id, 20, "AFF"), removedAt: new Date() },
        certificate(foreigner.id, -1, "SCRB"),
      ]);
    const [passport] = await db
      .insert(crewTravelDocuments)
      .values({
        crewId: foreigner.id,
        kind: "passport",
        documentName: "Passport",
        documentNumber: "X1234567",
        issued: "2020-01-01",
        expired: addDays(today, 60),
      })
      .returning();
    await remindExpiries.execute(on(today), {});
    const rows = await db.select().from(mails).orderBy(asc(mails.recipient));
    expect(
      new Set(rows.map(({ recipient, language, subjectVersion }) => `${recipient} ${language} ${subjectVersion}`)),
    ).toEqual(new Set([`${account.email} en 30`, "john@example.com en 90"]));
    const mail = rows.find(({ subjectType }) => subjectType === "crew-travel-document");
    expect(mail).toMatchObject({ subjectId: passport?.id, title: "Passport expires on 19 Jan 2027" });
    expect(mail?.plain).not.toContain("X1234567");
  }),
);

test(
  "sends planning and PDE one Monday digest of documents that expire in 90 days, if there are any",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const crewMember = await seafarer(db, { fullName: "Made Aboard", status: "on-board", vesselId: ship.id });
    await db
      .insert(crewCertificates)
      .values([
        certificate(crewMember.id, 10),
        certificate(crewMember.id, 91, "AFF"),
        certificate(crewMember.id, -5, "SCRB"),
      ]);
    const readers = [await person(db, "crewingplanningmarine"), await person(db, "crewingpdemarine")];
    const inactive = await person(db, "crewingpdemarine");
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, inactive.userId));
    for (const role of ["crewingadminmarine", "crewingplanningtanker", "crewmarine"] as const) await person(db, role);
    await sendExpiryDigest.execute(on(today), {});
    await sendExpiryDigest.execute(on(today), {});
    const rows = (await db.select().from(mails)).filter(({ recipient }) => recipient.endsWith("@example.test"));
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(new Set(readers.map(({ email }) => email)));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      type: "CertificateExpiring",
      subjectType: "division",
      subjectId: 1,
      subjectVersion: 20261120,
      title: "One document expires soon",
    });
    expect(rows[0]?.plain).toContain(`Made Aboard · Able Seaman · ${ship.name}: BST: 30 Nov 2026`);
    expect(rows[0]?.plain).toContain("One document has already expired.");
    expect(rows[0]?.plain).not.toMatch(/AFF|SCRB/);
  }),
);

test(
  "skips users who may not see the documents, and treats a fitness certificate filed elsewhere as medical",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { fullName: "Yanto Firmansyah" });
    await db.insert(crewTravelDocuments).values({
      crewId: crewMember.id,
      kind: "other",
      documentName: "Seafarer Medical Certificate",
      documentNumber: "MC-1",
      issued: "2024-12-02",
      expired: addDays(today, 12),
    });
    await db.insert(crewCertificates).values(certificate(crewMember.id, 10, "Medical First Aid (MFA)"));
    await db.insert(medicalCertificates).values(medical(crewMember.id, 20));
    const limited = async (role: Parameters<typeof person>[1], accessList: string[] | null) => {
      const { userId, email } = await person(db, role);
      await db.update(users).set({ accessList }).where(eq(users.id, userId));
      return email;
    };
    const planner = await limited("crewingplanningmarine", ["crew-management"]);
    const clerk = await limited("crewingservicemarine", null);
    for (const [role, list] of [
      ["crewingplanningmarine", []],
      ["crewingplanningmarine", ["vessel-management", "planning"]],
      ["crewingpdemarine", ["applicants-list"]],
      ["crewingservicemarine", []],
      ["crewingservicemarine", ["crew-management"]],
      ["crewingstaffmarine", ["job-openings"]],
    ] as const)
      await limited(role, [...list]);
    await sendExpiryDigest.execute(on(today), {});
    const rows = (await db.select().from(mails)).filter(({ recipient }) => recipient.endsWith("@example.test"));
    const textByRecipient = Object.fromEntries(rows.map(({ recipient, plain }) => [recipient, plain]));
    expect(Object.keys(textByRecipient).sort()).toEqual([planner, clerk].sort());
    expect(textByRecipient[planner]).toContain("Medical First Aid");
    expect(textByRecipient[planner]).not.toMatch(/Medical Certificate/i);
    expect(textByRecipient[clerk]).toContain("Seafarer Medical Certificate");
    expect(textByRecipient[clerk]).not.toContain("First Aid");
  }),
);

const medical = (crewId: number, days: number, changes: Partial<typeof medicalCertificates.$inferInsert> = {}) => ({
  crewId,
  status: "FIT" as const,
  examinationDate: "2025-06-01",
  validUntil: addDays(today, days),
  ...changes,
});
const mailsOf = async (db: Transaction, type: string) =>
  (await db.select().from(mails).orderBy(asc(mails.id))).filter(({ subjectType }) => subjectType === type);

test(
  "reminds in the holder's language of the current FIT certificate only, without its result",
  rolledBack(async (db) => {
    const [one, other, unfit, twice] = [
      await seafarer(db, { email: "one@example.com" }),
      await seafarer(db, { email: "two@example.com", crewOrigin: "WNA" }),
      await seafarer(db, { email: "unfit@example.com" }),
      await seafarer(db, { email: "twice@example.com" }),
    ];
    const [current] = await db
      .insert(medicalCertificates)
      .values([
        medical(one.id, 25, {
          status: "Fit With Restriction",
          restriction: "Glasses at sea",
          certificateNumber: "MC-1",
        }),
        medical(one.id, 10, { examinationDate: "2024-06-01" }),
        medical(one.id, 400, { examinationDate: "2026-06-01", removedAt: new Date() }),
        medical(other.id, 80),
        medical(unfit.id, 20, { status: "UNFIT" }),
        medical(unfit.id, 30, { examinationDate: "2024-06-01" }),
        medical(twice.id, 20),
        medical(twice.id, 300, { examinationDate: "2026-06-01" }),
      ])
      .returning();
    expect((await remindExpiries.execute(on(today), {})).reminded).toBe(2);
    expect((await remindExpiries.execute(on(addDays(today, 1)), {})).reminded).toBe(0);
    const toHolder = await mailsOf(db, "medical-certificate");
    expect(
      toHolder.map(({ recipient, language, title, subjectVersion }) => [recipient, language, title, subjectVersion]),
    ).toEqual([
      ["one@example.com", "id", "Sertifikat kesehatan pelaut berakhir pada 15 Des 2026", 30],
      ["two@example.com", "en", "Seafarer medical certificate expires on 8 Feb 2027", 90],
    ]);
    expect(toHolder[0]).toMatchObject({
      subjectId: current?.id,
      plain: expect.stringContaining("periksa kesehatan tepat waktu"),
    });
    expect(toHolder[0]?.plain).not.toMatch(/Restriction|batasan|Glasses|MC-1|FIT/);
  }),
);

test(
  "uses the stricter of two examinations on one day, as the record does",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { email: "one@example.com" });
    await db
      .insert(medicalCertificates)
      .values([
        medical(crewMember.id, 20),
        medical(crewMember.id, 100, { status: "Fit With Restriction", restriction: "Glasses" }),
      ]);
    await remindExpiries.execute(on(today), {});
    expect(await sent(db)).toMatchObject([["one@example.com", "medical-certificate", expect.any(Number), 180]]);
  }),
);

test(
  "names a certificate in the reader's language, and an unlisted one as printed",
  rolledBack(async (db) => {
    const [crewMember, foreigner] = [
      await seafarer(db, { email: "agus@example.com" }),
      await seafarer(db, { email: "john@example.com", crewOrigin: "WNA" }),
    ];
    const [listed] = await db.select().from(certificates).where(eq(certificates.nameEn, "Basic Safety Training (BST)"));
    if (!listed) throw new Error("no BST");
    await db
      .insert(crewCertificates)
      .values([
        { ...certificate(crewMember.id, 20, listed.nameEn), certificateId: listed.id },
        { ...certificate(foreigner.id, 20, listed.name), certificateId: listed.id },
        { ...certificate(foreigner.id, 25, "Forklift Manila") },
      ]);
    await remindExpiries.execute(on(today), {});
    const titles = (await db.select().from(mails).orderBy(asc(mails.id))).map(({ title }) => title);
    expect(titles.sort()).toEqual(
      [
        `${listed.nameEn} expires on 10 Dec 2026`,
        "Forklift Manila expires on 15 Dec 2026",
        `${listed.name} berakhir pada 10 Des 2026`,
      ].sort(),
    );
  }),
);

test(
  "sends the medical digest to users who record results, without results",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { fullName: "Made Ashore" });
    await db
      .insert(medicalCertificates)
      .values([medical(crewMember.id, 10, { status: "Fit With Restriction", restriction: "Glasses at sea" })]);
    const readers = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingservicemarine"),
      await person(db, "crewingstaffmarine"),
    ];
    for (const role of [
      "crewingplanningmarine",
      "crewingpdemarine",
      "crewingmanagermarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
      "crewingservicetanker",
      "superadmin",
      "crewmarine",
    ] as const)
      await person(db, role);
    const limited = await person(db, "crewingservicemarine");
    await db
      .update(users)
      .set({ accessList: ["crew-management"] })
      .where(eq(users.id, limited.userId));
    await db
      .update(users)
      .set({ language: "id" })
      .where(eq(users.id, readers[2]?.userId ?? 0));
    await sendExpiryDigest.execute(on(today), {});
    const rows = (await mailsOf(db, "division")).filter(({ recipient }) => recipient.endsWith("@example.test"));
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(new Set(readers.map(({ email }) => email)));
    const [english, indonesian] = [
      rows.find(({ recipient }) => recipient === readers[0]?.email),
      rows.find(({ recipient }) => recipient === readers[2]?.email),
    ];
    expect(english).toMatchObject({
      title: "One medical certificate expires soon",
      plain: expect.stringContaining("Made Ashore · Able Seaman: Seafarer medical certificate: 30 Nov 2026"),
    });
    expect(indonesian).toMatchObject({
      title: "1 sertifikat kesehatan segera berakhir",
      plain: expect.stringContaining("Sertifikat kesehatan pelaut: 30 Nov 2026"),
    });
    for (const { plain } of rows) expect(plain).not.toMatch(/Glasses|Restriction|FIT/);
  }),
);

test(
  "refuses people who start the reminders or the digest",
  rolledBack(async (db) => {
    const admin = as(await person(db, "superadmin"));
    await expect(remindExpiries.execute(admin, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(sendExpiryDigest.execute(admin, {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);
