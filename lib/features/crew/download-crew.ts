import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { FieldClass } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { dayOf } from "@/lib/platform/dates";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer } from "@/lib/platform/files/answer";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { crewTable } from "./excel/crew-table";
import { assertExportable, exportTerms, mostExported, sheetType } from "./export.queries";
import { isFiltered, matching } from "./list.queries";
import { visibleTo } from "./queries";
import { recordReads } from "./reads.queries";
import { onListed, rowsOf } from "./row.queries";
import { downloadCrewInput } from "./schema";
import { listSight, withinSight } from "./sight.rules";

/** A tab of the crew list as Excel, under the list's filters and in its order; on record with the number of people. Document 2 §2, product 5.18 @throws rule above 10,000 people */
export const downloadCrew = write({
  name: "crew.download",
  access: "crew:list",
  input: downloadCrewInput,
  output: z.instanceof(FileAnswer),
  async run({ db, actor, now, locale, audit }, given) {
    const sight = listSight(actor);
    const input = withinSight(given, sight);
    const { tab, sort, order } = input;
    const today = dayOf(now);
    const t = translator(locale);
    const where = and(visibleTo(actor), eq(crew.status, tab), matching(input, today));
    const found = await rowsOf(db, { where, sort, order, today, isFiltered: isFiltered(input), limit: mostExported + 1, offset: 0 }, sight);
    assertExportable(found);
    const terms = await exportTerms(db, actor, input, t);
    const rows = found.map((row) => ({ ...onListed(row, { sight, today, t }), ptkp: row.names.ptkp }));
    const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
    const body = await renderExcel(crewTable({ tab, rows, sight, ...terms, exportedBy, locale, now }));
    const classes: FieldClass[] = sight.finance ? ["identity", "payroll"] : sight.payroll ? ["payroll"] : [];
    await recordReads(db, { actor, now }, "crew.download", rows.map(({ id }) => ({ crewId: id, classes })));
    audit({ subject: tab, after: { rows: rows.length, filters: terms.filters, columns: sight.finance ? "finance" : "staff" } });
    return new FileAnswer(stampedName(now, `crew-${tab}`, "xlsx"), sheetType, body);
  },
});
