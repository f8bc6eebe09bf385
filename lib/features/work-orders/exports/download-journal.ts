import { createHash } from "node:crypto";
import { formatDate } from "@/lib/platform/calendar/dates";
import { userActorOf } from "@/lib/platform/access";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { journalTable } from "./excel/journal-table";
import { costCentersOf, holdLocked, journalSettings } from "./queries";
import { differenceOf, auditedLock, fileNameSuffix, sumOf } from "./rules";
import { paymentsInput } from "./schema";

/**
 * Download the journal of a locked month by cost center and component, debts with their account codes. It adds up to
 * the slips and the bill. The audit log records its hash. Whole rupiah. product 5.15, 5.14 @throws rule for a month
 * that is not locked
 */
export const downloadJournal = write({
  name: "work-orders.download-journal",
  access: "work-orders:lock",
  input: paymentsInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, { year, month, lockId }) {
    const { divisionId, name: exportedBy } = userActorOf(actor);
    const period = `${year}-${String(month).padStart(2, "0")}-01`;
    const scope = { divisionId, month: period, lockId };
    await holdLocked(db, scope);
    const centers = await costCentersOf(db, scope);
    if (differenceOf(centers) !== 0) throw new Error("the lines of a locked month do not add up to its slips");
    const settings = await journalSettings(db, divisionId);
    const title = formatDate(period, locale, "month");
    const body = await renderExcel(journalTable({ centers, ...settings, month: title, locale, exportedBy, now }));
    const sha256 = createHash("sha256").update(body).digest("hex");
    const income = sumOf(centers, (center) => center.income);
    audit({
      subject: period,
      divisionId,
      after: { document: "journal", ...auditedLock(lockId), rows: centers.length, income, sha256 },
    });
    return new FileAnswer(
      stampedName(now, `Payroll-journal_${monthOf(period)}${fileNameSuffix(lockId)}`, "xlsx"),
      sheetType,
      body,
    );
  },
});
