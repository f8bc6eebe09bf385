import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { monthTermsOf } from "../month-terms.queries";
import { fileNameOf } from "../month.rules";
import { divisionId } from "../queries";
import { vesselMonthsOf } from "../vessel-months.queries";
import { monthIn, monthInput } from "../schema";
import { settlementsOf } from "../settlement.queries";
import { correctionTable } from "./excel/correction-table";
import { settlementDetails } from "./movements.queries";

/**
 * Download UJBM_CORRECTION_{MONTH}_{year}.xlsx: a month's correction by vessel, with the joins and leaves behind it.
 * Document 3 §7, product 5.13 @throws invalid
 */
export const downloadCorrection = write({
  name: "ujbm.download-correction",
  access: "ujbm:view",
  input: monthInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, input) {
    const month = monthIn(input, now);
    const head = await monthTermsOf(db, month, dayOf(now));
    const isOther = input.divisionId !== undefined && input.divisionId !== divisionId;
    const rows = isOther ? [] : await vesselMonthsOf(db, actor, head);
    const settlements = await settlementDetails(db, actor, isOther ? [] : await settlementsOf(db, head));
    const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
    const body = await renderExcel(
      correctionTable({ month, state: head.state, rows, settlements, locale, exportedBy, now }),
    );
    audit({ subject: month, divisionId, after: { document: "ujbm-correction", month, rows: settlements.length } });
    return new FileAnswer(fileNameOf("UJBM_CORRECTION", month), sheetType, body);
  },
});
