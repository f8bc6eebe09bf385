import { createHash } from "node:crypto";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { userActorOf } from "@/lib/platform/access";
import { formatDate } from "@/lib/platform/calendar/dates";
import { refused } from "@/lib/platform/errors";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { dollarTable } from "./excel/dollar-table";
import { dollarsIn, holdLocked } from "./queries";
import { auditedLock, fileNameSuffix, sumOf } from "./rules";
import { paymentsInput } from "./schema";

/**
 * Download the list of trading out paid in dollars for a locked month: account, dollars, rate and rupiah. The audit log
 * records hash and sum. product §8 @throws rule for a month that is not locked or pays no dollars separately
 */
export const downloadDollarList = write({
  name: "work-orders.download-dollar-list",
  access: "work-orders:lock",
  input: paymentsInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, { year, month, lockId }) {
    const { divisionId, name: by } = userActorOf(actor);
    const period = `${year}-${String(month).padStart(2, "0")}-01`;
    const scope = { divisionId, month: period, lockId };
    await holdLocked(db, scope);
    const payments = await dollarsIn(db, scope);
    if (payments.length === 0) throw refused("payments.noDollars");
    const readRecords = payments.map(({ crewId }) => ({ crewId, classes: ["payroll" as const] }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.download-dollar-list", readRecords);
    const title = formatDate(period, locale, "month");
    const body = await renderExcel(dollarTable({ payments, month: title, locale, exportedBy: by, now }));
    const sha256 = createHash("sha256").update(body).digest("hex");
    const cents = sumOf(payments, (one) => one.cents);
    audit({
      subject: period,
      divisionId,
      after: { document: "dollars", ...auditedLock(lockId), rows: payments.length, cents, sha256 },
    });
    return new FileAnswer(
      stampedName(now, `Trading_out_${monthOf(period)}${fileNameSuffix(lockId)}`, "xlsx"),
      sheetType,
      body,
    );
  },
});
