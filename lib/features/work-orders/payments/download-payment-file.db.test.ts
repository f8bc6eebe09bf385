import { audited } from "@/db/testing/audited";
import { seafarer, vessel } from "@/db/testing/crew";
import { draftSlip, lockedMonth } from "@/db/testing/payroll/slips";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { downloadPaymentFile } from "./download-payment-file";
import { getPaymentRun } from "./get-payment-run";
import { listBankLayouts } from "./list-bank-layouts";
import { createPaymentRun } from "./create-payment-run";
import { markTransfers } from "./mark-transfers";
import { recordBankTrial } from "./record-bank-trial";
import { releasePaymentRun } from "./release-payment-run";
import { tryBankLayout } from "./try-bank-layout";

afterAll(closeDatabase);

const now = new Date("2026-11-03T02:00:00Z");
const runInput = { month: "2026-10", valueOn: "2026-11-05", bankSet: "mandiri", debitAccount: "1234567890" };

test(
  "writes unanswered transfers to the run file, agreeing with screen and run, and reports what the bank would refuse",
  rolledBack(async (db) => {
    const [ship, finance, manager] = [
      await vessel(db),
      await person(db, "crewingfinancemarine"),
      await person(db, "crewingmanagermarine"),
    ];
    for (const [fullName, takeHome] of [
      ["Agus Salim", 5_000_000],
      ["Budi Hartono", 7_000_000],
    ] as const)
      await draftSlip(db, await seafarer(db, { fullName }), ship, { takeHome });
    await lockedMonth(db, finance);
    const at = as(finance, { now });
    const { id } = await createPaymentRun.execute(at, runInput);
    await expect(downloadPaymentFile.execute(at, { id })).rejects.toMatchObject({
      messageKey: "payment-runs.refused.notReleased",
    });
    await releasePaymentRun.execute(as(manager, { now }), { id });
    const textOf = async (bankSet?: string) =>
      Buffer.from((await downloadPaymentFile.execute(at, { id, bankSet })).body).toString("latin1");
    const [head, ...details] = (await textOf()).trim().split("\r\n");
    expect(head).toBe("P,20261105,1234567890,2,12000000");
    expect(details).toHaveLength(2);
    expect(details[0]).toMatch(/^\d+,Agus Salim,.*,IDR,5000000,GAJI 2026-10 PM26000100001,PM26000100001,BAU,CENAIDJA/);
    expect(await textOf("bri")).toContain("TOTAL,,,12000000");
    const run = await getPaymentRun.execute(at, { id });
    const sum = run.page.rows.reduce((total, { amount }) => total + amount, 0);
    expect([run.amount, run.byState.released?.amount, sum]).toEqual([12_000_000, 12_000_000, 12_000_000]);
    expect((await audited(db, "work-orders.download-run-file"))[0]).toMatchObject({
      after: { rows: 2, sum: 12_000_000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    });
    await markTransfers.execute(at, { runId: id, ids: [run.page.rows[0]?.id], answer: "paid" });
    expect((await textOf()).split("\r\n")[0]).toBe("P,20261105,1234567890,1,7000000");
    await markTransfers.execute(at, { runId: id, answer: "paid" });
    await expect(downloadPaymentFile.execute(at, { id })).rejects.toMatchObject({
      messageKey: "payment-runs.refused.allAnswered",
    });
  }),
);

test(
  "tries a layout on a locked month, reports problems, and verifies it only after a trial at the bank",
  rolledBack(async (db) => {
    const [ship, finance] = [await vessel(db), await person(db, "crewingfinancemarine")];
    const one = await seafarer(db, { fullName: '=HYPERLINK("x")' });
    await draftSlip(db, one, ship, { takeHome: 5_000_000 });
    await draftSlip(db, await seafarer(db, { fullName: "Budi" }), ship, {
      takeHome: 1_000_000,
      values: { bankName: "Koperasi Maju" },
    });
    const at = as(finance, { now });
    await expect(tryBankLayout.execute(at, runInput)).rejects.toMatchObject({ code: "rule" });
    await lockedMonth(db, finance);
    expect(await tryBankLayout.execute(at, runInput)).toMatchObject({
      count: 2,
      sum: 6_000_000,
      problemCount: 2,
      problems: [
        { name: '=HYPERLINK("x")', why: "letters" },
        { name: "Budi", why: "bank", value: "Koperasi Maju" },
      ],
    });
    const { rows } = await listBankLayouts.execute(at, {});
    expect(rows.map(({ bankSet, trial }) => [bankSet, trial])).toEqual([
      ...["bca", "mandiri", "bri", "bni", "generic"].map((name) => [name, null]),
    ]);
    const trial = { bankSet: "mandiri", triedOn: "2026-11-03", triedBy: "Bank Mandiri, Kopra test upload", note: "" };
    await expect(recordBankTrial.execute(at, { ...trial, triedOn: "2026-11-04" })).rejects.toMatchObject({
      fields: [{ path: "triedOn" }],
    });
    await recordBankTrial.execute(at, trial);
    const after = (await listBankLayouts.execute(at, {})).rows.find(({ bankSet }) => bankSet === "mandiri");
    expect(after?.trial).toMatchObject({ triedOn: "2026-11-03" });
    const tanker = as(await person(db, "crewingfinancetanker"), { now });
    expect((await listBankLayouts.execute(tanker, {})).rows.every((row) => row.trial === null)).toBe(true);
  }),
);
