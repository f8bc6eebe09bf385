import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crewBankAccounts, sensitiveReads } from "@/db/schema/crew";
import { preparedFiles } from "@/db/schema/files";
import { suitabilityEntries } from "@/db/schema/suitability";
import { crowd, seafarer, vessel } from "@/db/testing/crew";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { controller } from "@/lib/platform/transport/controller";
import { StartedFile, type FileAnswer } from "@/lib/platform/files/file-response";
import { downloadBlacklist } from "./download-blacklist";
import { downloadCrew } from "./download-crew";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
function atOnce(answer: FileAnswer | StartedFile): FileAnswer {
  if (answer instanceof StartedFile) throw new Error("was not answered at once");
  return answer;
}
const textIn = (file: { body: Uint8Array }) =>
  Object.entries(unzipSync(file.body))
    .filter(([name]) => name.endsWith(".xml"))
    .map(([, part]) => strFromU8(part))
    .join("\n");
const written = (db: Transaction, operation: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.operation, operation)).orderBy(auditEntries.id);

async function paidSeafarer(db: Transaction) {
  const ptkpId = await lookupId(db, "ptkp", "K/1 – Married, 1 dependant");
  const employmentTypeId = await lookupId(db, "employment-type", "Contract");
  const crewMember = await seafarer(db, {
    fullName: "=HYPERLINK(1)",
    ptkpId,
    employmentTypeId,
    npwpNumber: "123456789012345",
    idNumber: "3578101204900001",
    missingCertificates: 4,
  });
  await db.insert(crewBankAccounts).values({
    crewId: crewMember.id,
    sequence: 1,
    bankName: "BCA",
    accountNumber: "1420012345678",
    accountName: "Agus Setiawan",
  });
  return crewMember;
}

test(
  "exports the list with employment type, PTKP and certificate status, escaped, without bank, and logs it",
  rolledBack(async (db) => {
    const crewMember = await paidSeafarer(db);
    await seafarer(db, { fullName: "Somebody Else" });
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const file = atOnce(
      await downloadCrew.execute(admin, { filterList: "hyperlink", certificateStatus: "Not Completed" }),
    );
    expect(file.name).toBe("20261120090000_crew-off-board.xlsx");
    const text = textIn(file);
    for (const part of [
      "K/1",
      "Contract",
      "Not Completed",
      "Able Seaman",
      "Crew, Off board, Marine division, 20 Nov 2026, 1 row",
      "exported by Sari Wijaya at 20 Nov 2026 09:00 WIB",
      "keyword &quot;hyperlink&quot;, certificates Not Completed",
    ]) {
      expect(text.replaceAll('"hyperlink"', "&quot;hyperlink&quot;").toLowerCase()).toContain(part.toLowerCase());
    }
    expect(text).toMatch(/>('|&apos;|&#39;)=HYPERLINK\(1\)</);
    expect(text).not.toMatch(/<f>|Somebody Else|1420012345678|123456789012345|3578101204900001/);
    expect(await written(db, "crew.download")).toMatchObject([
      { subject: "off-board", divisionId: 1, after: { rows: 1, columns: "staff" } },
    ]);
    expect(await db.select().from(sensitiveReads)).toMatchObject([
      { crewId: crewMember.id, fieldClass: "payroll", operation: "crew.download" },
    ]);
  }),
);

test(
  "gives finance identity, tax and bank but no documents, and planning no PTKP",
  rolledBack(async (db) => {
    await paidSeafarer(db);
    const finance = textIn(
      atOnce(await downloadCrew.execute(as(await person(db, "crewingfinancemarine"), { now }), {})),
    );
    for (const part of ["1420012345678", "123456789012345", "3578101204900001", "K/1", "Agus Setiawan"])
      expect(finance).toContain(part);
    expect(finance).not.toMatch(/Certificate status|Missing certificates/);
    const planning = textIn(
      atOnce(await downloadCrew.execute(as(await person(db, "crewingplanningmarine"), { now, locale: "id" }), {})),
    );
    expect(planning).not.toMatch(/PTKP|K\/1|1420012345678/);
    expect(planning).toContain("Belum lengkap");
    const reads = await db.select({ fieldClass: sensitiveReads.fieldClass }).from(sensitiveReads);
    expect(reads.map(({ fieldClass }) => fieldClass).sort()).toEqual(["identity", "payroll"]);
  }),
);

test(
  "exports due reliefs on board, soonest first, and names the filter; ashore the filter is ignored",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    for (const [fullName, plannedOffBoard] of [
      ["Agus Later", "2026-12-20"],
      ["Budi Overdue", "2026-11-19"],
      ["Citra Beyond", "2026-12-21"],
    ] as const)
      await seafarer(db, { fullName, plannedOffBoard, status: "on-board", vesselId: ship.id });
    await seafarer(db, { fullName: "Dewi Ashore" });
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const sheet = async (input: object) =>
      readSheet(atOnce(await downloadCrew.execute(admin, input)).body).rows.map((cells) =>
        cells.map((cell) => cell?.text).join(" "),
      );
    const due = await sheet({ tab: "on-board", reliefDue: "30", sort: "plannedOff" });
    expect(due.slice(3, -2).map((row) => /Agus|Budi|Citra|Dewi/.exec(row)?.[0])).toEqual(["Budi", "Agus"]);
    expect(due.at(-1)).toContain("relief due within 30 days");
    const overdue = await sheet({ tab: "on-board", reliefDue: "overdue" });
    expect(overdue.join()).toMatch(/Budi Overdue.*relief overdue/);
    expect(overdue.join()).not.toContain("Agus");
    const ashore = await sheet({ reliefDue: "overdue" });
    expect(ashore.join()).toContain("Dewi Ashore");
    expect(ashore.join()).not.toContain("relief");
  }),
);

test(
  "exports the register to users who may open it and logs the number",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const crewMember = await seafarer(db, { fullName: "Nining Noted" });
    await db.insert(suitabilityEntries).values({
      crewId: crewMember.id,
      level: 2,
      reason: "document-fraud",
      description: "Altered the seaman book",
      startDate: "2026-10-01",
      createdBy: manager.userId,
    });
    const text = textIn(atOnce(await downloadBlacklist.execute(as(manager, { now }), { level: 2 })));
    for (const part of ["Nining Noted", "Being noted", "Document fraud", "level 2"]) expect(text).toContain(part);
    expect(await written(db, "crew.download-blacklist")).toMatchObject([{ subject: "blacklist", after: { rows: 1 } }]);
    expect(await db.select().from(sensitiveReads)).toMatchObject([
      { crewId: crewMember.id, fieldClass: "suitability" },
    ]);
    await expect(downloadBlacklist.execute(as(await person(db, "crewingservicemarine")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "exports 5,000 people at once and one more in the background, once, without other divisions",
  rolledBack(async (db) => {
    await crowd(db, 5_000);
    const actor = await person(db, "crewingadmintanker");
    const admin = as(actor);
    const rows = readSheet(atOnce(await downloadCrew.execute(admin, {})).body).rows;
    expect(rows[0]?.[0]?.text).toContain("5,000 rows");
    expect(rows.slice(3, -2).map(([no]) => Number(no?.text))).toEqual(
      Array.from({ length: 5_000 }, (_row, index) => index + 1),
    );
    await seafarer(db, { divisionId: 2, rank: "Master", fullName: "One Too Many" });
    const [started, again] = [await downloadCrew.execute(admin, {}), await downloadCrew.execute(admin, {})];
    if (!(started instanceof StartedFile) || !(again instanceof StartedFile)) throw new Error("was answered at once");
    expect(again.id).toBe(started.id);
    expect(started.message).toContain("more than 5,000 rows");
    expect(await db.select().from(preparedFiles)).toMatchObject([
      {
        id: started.id,
        state: "waiting",
        title: "Crew list, Off board",
        filters: "none",
        access: "crew:list",
        content: null,
      },
    ]);
    expect(
      await db.execute(sql`select task_identifier as task, queue_name as queue from graphile_worker.jobs`),
    ).toEqual([{ task: "write-crew-export", queue: "prepared-files" }]);
    expect((await written(db, "crew.download")).map(({ after }) => after)).toMatchObject([
      { rows: 5_000 },
      { preparedFile: started.id, filters: "none" },
      { preparedFile: started.id },
    ]);
    const { GET } = controller({ "GET DownloadEmployeeListOffBoard": downloadCrew });
    const headers = { cookie: await sessionCookie(actor), "accept-language": "en" };
    const answer = await GET(
      new Request("http://localhost/PMSol/v1/Employee/DownloadEmployeeListOffBoard", { headers }),
    );
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { data: { id: started.id, state: "waiting" }, message: started.message },
    ]);
    atOnce(await downloadCrew.execute(as(await person(db, "crewingadminmarine")), {}));
  }),
);

test(
  "exports only selected people that the reader and the filters allow, and states how many were selected",
  rolledBack(async (db) => {
    const [one, , three] = [
      await seafarer(db, { fullName: "Chosen One" }),
      await seafarer(db, { fullName: "Left Out" }),
      await seafarer(db, { fullName: "Chosen Three" }),
    ];
    const foreign = await seafarer(db, { fullName: "Foreign", divisionId: 2 });
    const stopped = await seafarer(db, { fullName: "Stopped", processingStoppedAt: now });
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const ids = [one.id, three.id, foreign.id, stopped.id].join(",");
    const text = textIn(atOnce(await downloadCrew.execute(admin, { tab: "off-board", ids })));
    for (const name of ["Chosen One", "Chosen Three", "4 selected"]) expect(text).toContain(name);
    for (const name of ["Left Out", "Foreign", "Stopped"]) expect(text).not.toContain(name);
    await expect(downloadCrew.execute(admin, { tab: "off-board", ids: "1,x" })).rejects.toMatchObject({
      code: "invalid",
    });
  }),
);
