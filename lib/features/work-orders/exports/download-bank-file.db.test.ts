import type { Transaction } from "@/db/client";
import { workOrders } from "@/db/schema/work-orders";
import { audited } from "@/db/testing/audited";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { lockedAs, storedMonth } from "@/db/testing/payroll/stored";
import { person, principal } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getSlip } from "../slips/get-slip";
import { downloadBankFile } from "./download-bank-file";
import { downloadJournal } from "./download-journal";
import { getMonthPayments } from "./get-month-payments";

afterAll(closeDatabase);

const now = new Date("2026-11-05T02:00:00Z");
const october = { year: 2026, month: 10 };
const changes = { workMonth: "2026-10" };
const textsOf = (file: { body: Uint8Array }) => readSheet(file.body).rows.map((row) => row.map(({ text }) => text));

/** Three people on two vessels: one on both, one with a malicious bank name, one without an account. */
async function paidMonth(db: Transaction) {
  const owner = await principal(db);
  const ships = [await vessel(db, { principalId: owner.id }), await vessel(db)];
  const [agus, budi, citra] = [
    await seafarer(db, { fullName: "Agus Salim" }),
    await seafarer(db, { fullName: '=HYPERLINK("http://x","Budi")' }),
    await seafarer(db, { fullName: "Citra Dewi" }),
  ];
  const finance = await person(db, "crewingfinancemarine");
  const both = await storedMonth(db, agus, ships, {
    changes: { ...changes, workOrders: [{ days: 10 }, { days: 21, wages: { kpak: 1_500_000n } }] },
  });
  await storedMonth(db, budi, ships.slice(1), {
    changes,
    values: { bankName: "@Bank;Mandiri", accountNumber: "0070011" },
  });
  await storedMonth(db, citra, ships.slice(1), { changes, values: { bankName: null, accountNumber: null } });
  return { finance, agus, citra, both, owner };
}

test(
  "creates files of locked months only: one line per person and account, escaped, with sum and hash on record",
  rolledBack(async (db) => {
    const { finance, agus, citra, both } = await paidMonth(db);
    const at = as(finance, { now });
    for (const refusedYet of [downloadBankFile, downloadJournal])
      await expect(refusedYet.execute(at, october)).rejects.toMatchObject({ messageKey: "payments.notLocked" });
    expect(await getMonthPayments.execute(at, october)).toMatchObject({ isLocked: false, banks: [], amount: 0 });
    await lockedAs(db, 1, "2026-10-01", finance.userId);
    const pay = both.month.takeHome;
    const found = await getMonthPayments.execute(at, october);
    expect(found.banks.map(({ bank, people }) => [bank, people])).toEqual([
      ["@Bank;Mandiri", 1],
      ["BCA", 1],
    ]);
    expect(found.banks.find(({ bank }) => bank === "BCA")?.amount).toBe(pay);
    expect(found.unpaid).toMatchObject([{ employeeNumber: citra.employeeNumber, reason: "noAccount" }]);
    expect(found.takeHome).toBe(found.amount + found.unpaid.reduce((sum, { amount }) => sum + amount, 0));
    expect(await countQueries(db, () => getMonthPayments.execute(at, october))).toBe(6);
    const csv = await downloadBankFile.execute(at, { ...october, format: "csv" });
    const lines = Buffer.from(csv.body).toString("utf8").replace("\uFEFF", "").trim().split("\r\n");
    expect(lines).toEqual([
      "bank,accountNumber,accountName,amount,reference",
      expect.stringMatching(
        /^"'@Bank;Mandiri","0070011","'=HYPERLINK\(""http:\/\/x"",""Budi""\)","\d+","GAJI 2026-10 /,
      ),
      `"BCA","0123456789","Agus Salim","${pay}","GAJI 2026-10 ${agus.employeeNumber}"`,
    ]);
    const own = await downloadBankFile.execute(at, { ...october, bank: "BCA", format: "csv" });
    expect(Buffer.from(own.body).toString("utf8").trim().split("\r\n")).toHaveLength(2);
    const sheet = textsOf(await downloadBankFile.execute(at, { ...october, format: "xlsx" }));
    expect(sheet.flat().filter((text) => /^[=@]/.test(text))).toEqual([]);
    expect(sheet.find(([bank]) => bank === "BCA")?.slice(1, 4)).toEqual(["0123456789", "Agus Salim", String(pay)]);
    expect(sheet.find(([label]) => label === "Total")?.[3]).toBe(String(found.amount));
    await expect(downloadBankFile.execute(at, { ...october, bank: "Nobody" })).rejects.toMatchObject({
      messageKey: "payments.noPayments",
    });
    const entries = await audited(db, "work-orders.download-bank-file");
    expect(entries[0]).toMatchObject({
      subject: "2026-10-01",
      after: { rows: 2, sum: found.amount, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    });
  }),
);

test(
  "adds up journal lines to the slips by cost center and component, and bills income and employer pension",
  rolledBack(async (db) => {
    const { finance, owner } = await paidMonth(db);
    await lockedAs(db, 1, "2026-10-01", finance.userId);
    const at = as(finance, { now });
    const rows = textsOf(await downloadJournal.execute(at, october));
    const head = rows.findIndex(([label]) => label === "Principal");
    const column = (name: string) => (rows[head] ?? []).indexOf(name);
    const centers = rows.slice(head + 1, head + 3);
    const total = rows.find(([label]) => label === "Total") ?? [];
    const sumOf = (name: string) => centers.reduce((sum, row) => sum + Number(row[column(name)]), 0);
    expect(centers.map((row) => row[0])).toEqual([owner.name, ""]);
    const all = await db.select().from(workOrders);
    const slips = await Promise.all(
      all.filter(({ month }) => month === "2026-10-01").map(({ id }) => getSlip.execute(at, { workOrderId: id })),
    );
    const ofSlips = (of: (slip: (typeof slips)[number]) => number | null) =>
      slips.reduce((sum, slip) => sum + (of(slip) ?? 0), 0);
    for (const [name, expected] of [
      ["Basic salary", ofSlips(({ income }) => income.BasicSalary)],
      ["KPAK allowance", ofSlips(({ income }) => income.KPAK)],
      ["PPh 21", ofSlips(({ deduction }) => deduction.PPh21Tax)],
      ["Total income", ofSlips(({ income }) => income.Total)],
      ["Deductions", ofSlips(({ deduction }) => deduction.Total)],
      ["Take-home pay", ofSlips((slip) => slip.totalTakeHomePayCrew)],
    ] as const)
      expect([name, sumOf(name), Number(total[column(name)])]).toEqual([name, expected, expected]);
    expect(sumOf("Billed amount")).toBe(sumOf("Total income") + sumOf("Employer JHT and JP"));
    expect((await getMonthPayments.execute(at, october)).billed).toBe(sumOf("Billed amount"));
  }),
);

test(
  "lets only the division's finance create files of a month",
  rolledBack(async (db) => {
    const { finance } = await paidMonth(db);
    await lockedAs(db, 1, "2026-10-01", finance.userId);
    for (const role of ["crewingadminmarine", "crewingmanagermarine", "crewmarine", "crewingprincipalmarine"] as const)
      for (const operation of [getMonthPayments, downloadBankFile, downloadJournal])
        await expect(operation.execute(as(await person(db, role), { now }), october)).rejects.toMatchObject({
          code: "forbidden",
        });
    const tanker = as(await person(db, "crewingfinancetanker"), { now });
    await expect(downloadJournal.execute(tanker, october)).rejects.toMatchObject({ messageKey: "payments.notLocked" });
  }),
);
