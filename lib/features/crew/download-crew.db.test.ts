import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crewBankAccounts, sensitiveReads } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer } from "@/db/testing/crew";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { downloadBlacklist } from "./download-blacklist";
import { downloadCrew } from "./download-crew";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const textIn = (file: { body: Uint8Array }) => Object.entries(unzipSync(file.body)).filter(([name]) => name.endsWith(".xml")).map(([, part]) => strFromU8(part)).join("\n");
const written = (db: Transaction, operation: string) => db.select().from(auditEntries).where(eq(auditEntries.operation, operation));

async function paidSeafarer(db: Transaction) {
  const ptkpId = await lookupId(db, "ptkp", "K/1 – Married, 1 dependant");
  const employmentTypeId = await lookupId(db, "employment-type", "Contract");
  const someone = await seafarer(db, { fullName: "=HYPERLINK(1)", ptkpId, employmentTypeId, npwpNumber: "123456789012345", idNumber: "3578101204900001", missingCertificates: 4 });
  await db.insert(crewBankAccounts).values({ crewId: someone.id, sequence: 1, bankName: "BCA", accountNumber: "1420012345678", accountName: "Agus Setiawan" });
  return someone;
}

test(
  "a sheet is the list with employment type, PTKP and certificate status, escaped, without bank; taking it is on record",
  rolledBack(async (db) => {
    const someone = await paidSeafarer(db);
    await seafarer(db, { fullName: "Somebody Else" });
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const file = await downloadCrew.execute(admin, { filterList: "hyperlink", certificateStatus: "Not Completed" });
    expect(file.name).toBe("20261120090000_crew-off-board.xlsx");
    const text = textIn(file);
    for (const part of ["K/1", "Contract", "Not Completed", "Able Seaman", "Crew, Off board, Marine division, 20 Nov 2026, 1 row", "exported by Sari Wijaya at 20 Nov 2026 09:00 WIB", "keyword &quot;hyperlink&quot;, certificates Not Completed"]) {
      expect(text.replaceAll('"hyperlink"', "&quot;hyperlink&quot;").toLowerCase()).toContain(part.toLowerCase());
    }
    expect(text).toMatch(/>('|&apos;|&#39;)=HYPERLINK\(1\)</);
    expect(text).not.toMatch(/<f>|Somebody Else|1420012345678|123456789012345|3578101204900001/);
    expect(await written(db, "crew.download")).toMatchObject([{ subject: "off-board", divisionId: 1, after: { rows: 1, columns: "staff" } }]);
    expect(await db.select().from(sensitiveReads)).toMatchObject([{ crewId: someone.id, fieldClass: "payroll", operation: "crew.download" }]);
  }),
);

test(
  "finance gets identity, tax and bank instead of papers; planning gets no PTKP",
  rolledBack(async (db) => {
    await paidSeafarer(db);
    const finance = textIn(await downloadCrew.execute(as(await person(db, "crewingfinancemarine"), { now }), {}));
    for (const part of ["1420012345678", "123456789012345", "3578101204900001", "K/1", "Agus Setiawan"]) expect(finance).toContain(part);
    expect(finance).not.toMatch(/Certificate status|Missing certificates/);
    const planning = textIn(await downloadCrew.execute(as(await person(db, "crewingplanningmarine"), { now, locale: "id" }), {}));
    expect(planning).not.toMatch(/PTKP|K\/1|1420012345678/);
    expect(planning).toContain("Belum lengkap");
    const reads = await db.select({ fieldClass: sensitiveReads.fieldClass }).from(sensitiveReads);
    expect(reads.map(({ fieldClass }) => fieldClass).sort()).toEqual(["identity", "payroll"]);
  }),
);

test(
  "the register is a sheet for those who may open it, on record with its number",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const someone = await seafarer(db, { fullName: "Nining Noted" });
    await db.insert(suitabilityEntries).values({ crewId: someone.id, level: 2, reason: "document-fraud", description: "Altered the seaman book", startDate: "2026-10-01", createdBy: manager.userId });
    const text = textIn(await downloadBlacklist.execute(as(manager, { now }), { level: 2 }));
    for (const part of ["Nining Noted", "Being noted", "Fraud of documents", "level 2"]) expect(text).toContain(part);
    expect(await written(db, "crew.download-blacklist")).toMatchObject([{ subject: "blacklist", after: { rows: 1 } }]);
    expect(await db.select().from(sensitiveReads)).toMatchObject([{ crewId: someone.id, fieldClass: "suitability" }]);
    await expect(downloadBlacklist.execute(as(await person(db, "crewingservicemarine")), {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "more than 10,000 people are refused, not cut off; another division's are not counted",
  rolledBack(async (db) => {
    const one = await seafarer(db, { divisionId: 2, rank: "Master" });
    await db.execute(sql`
      insert into crew (employee_number, division_id, position_id, vessel_type_id, crew_origin, full_name, sex, date_of_birth, joined_on, status_since)
      select 'X-' || n, 2, ${one.positionId}, ${one.vesselTypeId}, 'WNI', 'Crowd', 'Male', '1990-01-01', '2020-01-01', '2020-01-01' from generate_series(1, 10000) n`);
    const refusal = { code: "rule", messageKey: "crew.export.tooMany", values: { max: 10_000 } };
    await expect(downloadCrew.execute(as(await person(db, "crewingadmintanker")), {})).rejects.toMatchObject(refusal);
    await downloadCrew.execute(as(await person(db, "crewingadminmarine")), {});
  }),
);
