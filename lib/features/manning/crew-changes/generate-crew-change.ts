import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { crewChangeTable } from "./excel/crew-change-table";
import { crewChangeOf } from "./list.queries";
import { crewChangeInput } from "./schema";

/**
 * Export the crew changes of a window to Excel, as shown on screen. Writes an audit entry. product 5.18
 * @throws not-found
 */
export const generateCrewChange = write({
  name: "manning.generate-crew-change",
  access: "manning:view",
  input: crewChangeInput,
  output: fileOf(sheetType),
  async run(scope, input) {
    const { actor, now, locale, audit } = scope;
    const { divisionId, ...list } = await crewChangeOf(scope, "manning.generate-crew-change", input);
    const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
    const body = await renderExcel(crewChangeTable({ list, locale, exportedBy, now }));
    const { from, to, rows } = list;
    audit({
      subject: list.vesselId,
      divisionId,
      after: { document: "crew-change", from, to, rows: rows.length },
    });
    return new FileAnswer(stampedName(now, `Crew-Change-${list.vesselName}`, "xlsx"), sheetType, body);
  },
});
