import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { documentsOfApplicants, selectedApplicants } from "./queries";
import { bocInput } from "./schema";
import { bocTable } from "./excel/boc-table";

/**
 * Generate the BOC sheet of the selected applicants as Excel, all or none. Document 1 §7, product 5.18. @throws
 * not-found
 */
export const generateBoc = write({
  name: "applicants.generate-boc",
  access: "applicants:boc-send",
  input: bocInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, { ids, filters }) {
    const selected = await selectedApplicants(db, actor, ids);
    const applicantDocuments = await documentsOfApplicants(db, ids);
    const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
    const body = await renderExcel(
      bocTable({ applicants: selected, applicantDocuments, locale, exportedBy, filters, now }),
    );
    audit({ subject: "boc", divisionId: selected[0]?.divisionId, after: { rows: selected.length } });
    return new FileAnswer(stampedName(now, "BOC", "xlsx"), sheetType, body);
  },
});
