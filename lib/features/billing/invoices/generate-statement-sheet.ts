import { userActorOf } from "@/lib/platform/access";
import { fileOf, FileAnswer, sheetType } from "@/lib/platform/files/file-response";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { statementTable } from "./excel/statement-table";
import { readStatement } from "./read-statement.queries";
import { statementInput } from "./schema";

/** Generate a principal's statement as Excel, with an audit entry. product 5.14, 5.18 @throws not-found */
export const generateStatementSheet = write({
  name: "billing.generate-statement",
  access: "billing:view",
  input: statementInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, input) {
    const { name: exportedBy } = userActorOf(actor);
    const statement = await readStatement({ db, actor, now }, input);
    const body = await renderExcel(statementTable({ statement, locale, exportedBy, now }));
    const { principalId, from, to, lines } = statement;
    audit({ subject: principalId, after: { document: "statement", from, to, rows: lines.length } });
    return new FileAnswer(stampedName(now, `Statement ${statement.principal} ${to}`, "xlsx"), sheetType, body);
  },
});
