import { z } from "zod";
import { dayOf } from "@/lib/platform/dates";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer } from "@/lib/platform/files/answer";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { entriesOf, onListedEntry } from "./blacklist.queries";
import { blacklistTable } from "./excel/blacklist-table";
import { assertExportable, exportTerms, mostExported, sheetType } from "./export.queries";
import { recordReads } from "./reads.queries";
import { downloadBlacklistInput } from "./schema";

/** The open entries of the suitability register as Excel, on record with their number and person by person. product 5.4, 5.18 @throws rule above 10,000 entries */
export const downloadBlacklist = write({
  name: "crew.download-blacklist",
  access: "crew:suitability-tab",
  input: downloadBlacklistInput,
  output: z.instanceof(FileAnswer),
  async run({ db, actor, now, locale, audit }, input) {
    const today = dayOf(now);
    const found = await entriesOf(db, actor, { ...input, limit: mostExported + 1, offset: 0 }, today);
    assertExportable(found);
    const terms = await exportTerms(db, actor, input, translator(locale));
    const rows = found.map(onListedEntry);
    const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
    const body = await renderExcel(blacklistTable({ rows, ...terms, exportedBy, locale, now }));
    await recordReads(db, { actor, now }, "crew.download-blacklist", rows.map((row) => ({ crewId: row.employeeId, classes: ["suitability"] })));
    audit({ subject: "blacklist", after: { rows: rows.length, filters: terms.filters } });
    return new FileAnswer(stampedName(now, "crew-blacklist", "xlsx"), sheetType, body);
  },
});
