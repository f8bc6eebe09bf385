import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { monthTermsOf } from "../month-terms.queries";
import { fileNameOf } from "../month.rules";
import { divisionId } from "../queries";
import { vesselMonthsOf } from "../vessel-months.queries";
import { monthIn, monthInput } from "../schema";
import { toResponse, shownAccounts } from "../response.rules";
import { ujbmTable } from "./excel/ujbm-table";

/**
 * Download UJBM_{MONTH}_{year}.xlsx: every vessel of a month with the sum, with an audit entry. Document 3 §7, product
 * 5.13 @throws invalid
 */
export const downloadUjbm = write({
  name: "ujbm.download",
  access: "ujbm:view",
  input: monthInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, input) {
    const month = monthIn(input, now);
    const head = await monthTermsOf(db, month, dayOf(now));
    const isOther = input.divisionId !== undefined && input.divisionId !== divisionId;
    const rows = isOther ? [] : await vesselMonthsOf(db, actor, head);
    await recordSensitiveReads(db, { actor, now }, "ujbm.download", shownAccounts(rows, actor));
    const sheetRows = rows.map((row) => toResponse(row, actor));
    const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
    const body = await renderExcel(ujbmTable({ month, state: head.state, rows: sheetRows, locale, exportedBy, now }));
    audit({ subject: month, divisionId, after: { document: "ujbm", month, rows: rows.length } });
    return new FileAnswer(fileNameOf("UJBM", month), sheetType, body);
  },
});
