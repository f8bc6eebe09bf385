import { createHash } from "node:crypto";
import { formatDate } from "@/lib/platform/calendar/dates";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { csvCell } from "@/lib/platform/excel/safe-cell";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { bankTable } from "./excel/bank-table";
import { holdLocked, paidIn } from "./queries";
import { auditedLock, fileNameSuffix, sumOf, type Transfer, transfersOf } from "./rules";
import { bankFileInput } from "./schema";

const csvType = "text/csv";
const columns = ["bank", "accountNumber", "accountName", "amount", "reference"] as const;

const csvOf = (transfers: readonly Transfer[]) => {
  const rows = [columns.join(","), ...transfers.map((one) => columns.map((name) => csvCell(one[name])).join(","))];
  return Buffer.from(`\uFEFF${rows.join("\r\n")}\r\n`);
};

/**
 * Download the payments of a locked month as a list, one line per person and account, as CSV or XLSX. Cells are escaped
 * for spreadsheets; banks read the file of a payment run. The audit log records hash and sum. Whole rupiah. product
 * 5.15, 5.18 @throws rule for a month that is not locked or a bank without payments
 */
export const downloadBankFile = write({
  name: "work-orders.download-bank-file",
  access: "work-orders:lock",
  input: bankFileInput,
  output: fileOf(sheetType, csvType),
  async run({ db, actor, now, locale, audit }, { year, month, lockId, bank, format }) {
    const { divisionId, name: by } = userActorOf(actor);
    const period = `${year}-${String(month).padStart(2, "0")}-01`;
    const scope = { divisionId, month: period, lockId };
    await holdLocked(db, scope);
    const paid = await paidIn(db, scope);
    const transfers = transfersOf(paid, period).transfers.filter((one) => bank === null || one.bank === bank);
    if (transfers.length === 0) throw refused("payments.noPayments");
    const selected = paid.filter(({ bankName }) => bank === null || bankName === bank);
    await recordSensitiveReads(
      db,
      { actor, now },
      "work-orders.download-bank-file",
      selected.map(({ crewId }) => ({ crewId, classes: ["payroll" as const] })),
    );
    const title = formatDate(period, locale, "month");
    const body =
      format === "csv"
        ? csvOf(transfers)
        : await renderExcel(bankTable({ transfers, month: title, locale, exportedBy: by, now }));
    const sha256 = createHash("sha256").update(body).digest("hex");
    const sum = sumOf(transfers, ({ amount }) => amount);
    audit({
      subject: period,
      divisionId,
      after: { document: "bank", ...auditedLock(lockId), bank, format, rows: transfers.length, sum, sha256 },
    });
    const name = stampedName(
      now,
      `Payments_${monthOf(period)}${bank ? `_${bank}` : ""}${fileNameSuffix(lockId)}`,
      format,
    );
    return new FileAnswer(name, format === "csv" ? `${csvType}; charset=utf-8` : sheetType, body);
  },
});
