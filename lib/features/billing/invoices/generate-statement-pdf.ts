import { eq } from "drizzle-orm";
import { divisions } from "@/db/schema/positions";
import { userActorOf } from "@/lib/platform/access";
import { fileOf, FileAnswer } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { statementDocument } from "./pdf/statement-document";
import { readStatement } from "./read-statement.queries";
import { statementInput } from "./schema";

/** Generate a principal's statement as PDF on letterhead, with an audit entry. product 5.14, 5.18 @throws not-found */
export const generateStatementPdf = write({
  name: "billing.print-statement",
  access: "billing:view",
  input: statementInput,
  output: fileOf("application/pdf"),
  async run({ db, actor, now, locale, audit }, input) {
    const { name: generatedBy, divisionId } = userActorOf(actor);
    const statement = await readStatement({ db, actor, now }, input);
    const [division] = await db.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, divisionId));
    const letterhead = letterheadOf(division?.name ?? "");
    const body = await renderPdf(statementDocument({ statement, locale, letterhead, generatedBy, now }));
    const { principalId, from, to, lines } = statement;
    audit({ subject: principalId, after: { document: "statement-pdf", from, to, rows: lines.length } });
    return new FileAnswer(stampedName(now, `Statement ${statement.principal} ${to}`, "pdf"), "application/pdf", body);
  },
});
