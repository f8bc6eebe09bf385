import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crewBankAccounts, crewCertificates, sensitiveReads, dataRequests } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { tableStrategy } from "@/db/testing/personal/erasure-strategy";
import { exportStrategy } from "@/db/testing/personal/export-strategy";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { wholeRecord } from "@/db/testing/personal/whole-record";
import { claimFiles } from "@/lib/platform/files/store";
import { isRecord } from "@/lib/platform/unknown-record";
import { exportOwnData } from "./export-own-data";
import { exportPersonalData } from "./export-personal-data";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const partsOf = (body: Uint8Array) => {
  const parts = unzipSync(body);
  const data = JSON.parse(strFromU8(parts["data.json"] ?? new Uint8Array()));
  return { names: Object.keys(parts).sort(), data, cv: parts["cv.pdf"] ?? new Uint8Array() };
};

async function seedPerson(db: Transaction) {
  const manager = await person(db, "crewingmanagermarine");
  const one = await seafarer(db, {
    fullName: "Ratna Kusuma",
    idNumber: "3578101705900001",
    email: "ratna@example.com",
  });
  const scan = await uploaded(db, manager.userId, "personaldata", "bst.pdf");
  await claimFiles(db, [scan], { type: "crew", id: one.id });
  await db.insert(crewCertificates).values({
    crewId: one.id,
    kind: "cop",
    certificateName: "BST",
    certificateNumber: "RK-77",
    issued: "2024-01-01",
    fileId: scan,
  });
  await db
    .insert(crewBankAccounts)
    .values({ crewId: one.id, sequence: 1, bankName: "Mandiri", accountNumber: "1420012345678", accountName: "Ratna" });
  await registered(db, one.id, manager.userId, { description: "Left the watch without relief twice" });
  const other = await seafarer(db, { fullName: "Somebody Else" });
  await db
    .insert(crewBankAccounts)
    .values({ crewId: other.id, sequence: 1, bankName: "BCA", accountNumber: "99999999", accountName: "Else" });
  return { manager, one, other };
}

test(
  "gives a seafarer all of their own data in readable tables, the CV and each file, and nothing of others",
  rolledBack(async (db) => {
    const { one } = await seedPerson(db);
    const self = await person(db, "crewmarine", "crew", { crewId: one.id });
    const file = await exportOwnData.execute(as(self, { now }), {});
    expect(file).toMatchObject({ contentType: "application/zip" });
    const { names, data, cv } = partsOf(file.body);
    expect(names).toEqual(["README.txt", "cv.pdf", "data.json", "files/001_personaldata_bst.pdf"]);
    expect(await textElementsIn(cv)).toContainEqual({ kind: "H1", text: "Ratna Kusuma", alt: null });
    expect(data).toMatchObject({
      person: { fullName: "Ratna Kusuma", idNumber: "3578101705900001" },
      certificates: [{ certificateNumber: "RK-77" }],
      bankAccounts: [{ accountNumber: "1420012345678" }],
      suitabilityEntries: [{ description: "Left the watch without relief twice" }],
      accounts: [{ role: "crewmarine" }],
    });
    expect(JSON.stringify(data)).not.toMatch(/Somebody Else|99999999|idNumberHash|passwordHash|statusGuid/);
    expect(
      await db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.operation, "crew.export-own-data"))
        .orderBy(auditEntries.id),
    ).toMatchObject([{ subject: String(one.id), after: { own: true, counts: { certificates: 1, files: 1 } } }]);
    expect(await db.select().from(sensitiveReads)).toEqual([]);
    for (const role of ["crewingadminmarine", "superadmin", "crewingprincipalmarine"] as const)
      await expect(exportOwnData.execute(as(await person(db, role), { now }), {})).rejects.toMatchObject({
        code: "not-found",
      });
  }),
);

test(
  "lets staff download a confirmed export for seven days, and logs every sensitive class",
  rolledBack(async (db) => {
    const { manager, one } = await seedPerson(db);
    const [admin, second] = [await person(db, "crewingadminmarine"), await person(db, "crewingadminmarine")];
    const [request] = await db
      .insert(dataRequests)
      .values({ crewId: one.id, kind: "export", reason: "By letter", createdBy: admin.userId, createdAt: now })
      .returning();
    const requestId = request?.id ?? 0;
    await expect(exportPersonalData.execute(as(admin, { now }), { id: requestId })).rejects.toMatchObject({
      messageKey: "data-requests.export.open",
    });
    await db
      .update(dataRequests)
      .set({ decidedAt: now, decidedBy: second.userId })
      .where(eq(dataRequests.id, requestId));
    const { data } = partsOf((await exportPersonalData.execute(as(admin, { now }), { id: requestId })).body);
    expect(data.person.employeeNumber).toBe(one.employeeNumber);
    expect(
      (await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, one.id)))
        .map(({ fieldClass }) => fieldClass)
        .sort(),
    ).toEqual(["identity", "medical", "payroll", "suitability"]);
    await expect(
      exportPersonalData.execute(as(admin, { now: new Date("2026-11-28T02:00:00Z") }), { id: requestId }),
    ).rejects.toMatchObject({ messageKey: "data-requests.export.expired" });
    await expect(exportPersonalData.execute(as(manager, { now }), { id: requestId })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(
      exportPersonalData.execute(as(await person(db, "crewingadmintanker"), { now }), { id: requestId }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

/** Return the values at a path, through arrays. */
const at = (data: unknown, path: string): unknown[] =>
  path.split(".").reduce<unknown[]>(
    (results, key) =>
      results.flatMap((one) => {
        const value = isRecord(one) ? one[key] : null;
        return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
      }),
    [data],
  );

test(
  "gives every table about a person a strategy, and includes it in the archive or states why not",
  rolledBack(async (db) => {
    const pointing = await db.execute<{ name: string }>(sql`
      with recursive keys as (
        select distinct conrelid as child, confrelid as parent from pg_constraint where contype = 'f'
      ), reached as (
        select c.oid as id from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
          c.relname in ('crew', 'applicants') or exists (
            select from pg_attribute a where a.attrelid = c.oid
              and a.attname in ('crew_id', 'applicant_id', 'subject_id', 'subject', 'recipient', 'actor_id')
          )
        )
        union select k.child from keys k join reached r on r.id = k.parent
      )
      select c.relname as name from reached r join pg_class c on c.oid = r.id`);
    const tables = pointing.map(({ name }) => name).sort();
    expect(tables).toEqual(Object.keys(exportStrategy).sort());
    expect(tables).toEqual([...Object.keys(tableStrategy), "applicants", "crew"].sort());
    const { self } = await wholeRecord(db);
    const { data } = partsOf((await exportOwnData.execute(as(self, { now }), {})).body);
    const missing = Object.entries(exportStrategy).flatMap(([table, place]) =>
      "in" in place && at(data, place.in).length === 0 ? [table] : [],
    );
    expect(missing).toEqual([]);
  }),
);

test(
  "includes staff notes, actions by role, mail texts, sign-in data, former addresses and every file, and no secrets",
  rolledBack(async (db) => {
    const { self, middleAddress } = await wholeRecord(db);
    const { names, data } = partsOf((await exportOwnData.execute(as(self, { now }), {})).body);
    expect(data).toMatchObject({
      formerAddresses: ["zebulon.before@example.com", middleAddress],
      applications: [
        {
          comments: [{ text: "Zebulon Quagmire phoned" }],
          drafts: [{ content: expect.stringContaining("Zebulon Quagmire") }],
          revisions: [{ reason: "Passport of Zebulon Quagmire" }],
        },
        { fullName: "Zebulon Quagmire", states: { result: "Completed" } },
      ],
      conflicts: [{ reason: "Zebulon Quagmire fought" }],
      assignmentEvents: [{ reason: "Zebulon Quagmire was ill" }],
      complianceForecasts: [{ code: "paper-expired" }],
      accounts: [
        {
          sessions: [{ network: "192.0.2", device: "Phone of Zebulon Quagmire" }],
          apiTokens: [{ name: "Token of Zebulon Quagmire" }],
          calendarFeeds: [{ name: "Phone of Zebulon Quagmire", kinds: ["crew-changes"] }],
        },
      ],
      log: [{ operation: "crew.update", by: "crewingadminmarine" }],
      mails: [
        { type: "RegisterSubmitted", text: expect.stringMatching(/^Dear Zebulon Quagmire, open https:\S+\?… now$/) },
        { type: "PasswordChanged", recipient: middleAddress },
      ],
      mailsToOthersAboutYou: [{ type: "RegisterInterview", title: "For Zebulon Quagmire" }],
    });
    const kinds = names.flatMap((name) => /^(?:files\/\d+|mails\/\d+_\d+)_([a-z]+)/.exec(name)?.[1] ?? []);
    expect([...new Set(kinds)].sort()).toEqual([
      "bjst",
      "blacklist",
      "evidence",
      "letter",
      "mcu",
      "medical",
      "personaldata",
      "pkl",
      "refused",
      "unclaimed",
    ]);
    expect(kinds.filter((kind) => kind === "letter")).toHaveLength(2);
    expect(names.join()).not.toContain("someone");
    expect(JSON.stringify(data)).not.toMatch(
      /Somebody Else|secret-of-a-mail|tokenHash|passwordHash|identitySubject|accessToken|statusGuid|idNumberHash|assessor@example/,
    );
  }),
);
