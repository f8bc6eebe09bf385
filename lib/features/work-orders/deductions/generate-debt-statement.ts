import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { divisions } from "@/db/schema/positions";
import { userActorOf } from "@/lib/platform/access";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { ledgerFor } from "./ledger.queries";
import { debtStatementDocument } from "./pdf/statement-document";
import { listDebtsInput } from "./schema";

/**
 * Generate the debt statement of a seafarer as PDF; the viewer's own without an id. The audit log records its hash.
 * product 5.15, 5.18 @throws not-found
 */
export const generateDebtStatement = write({
  name: "work-orders.generate-debt-statement",
  access: "work-orders:deductions",
  input: listDebtsInput,
  output: fileOf("application/pdf"),
  async run({ db, actor, now, locale, audit }, { crewId }) {
    const { name: generatedBy, divisionId: own } = userActorOf(actor);
    const ledger = await ledgerFor({ db, actor, now }, crewId, "work-orders.generate-debt-statement");
    const [division] = await db.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, own));
    const letterhead = letterheadOf(division?.name ?? "");
    const body = await renderPdf(
      LetterheadPage(debtStatementDocument({ ledger, locale, letterhead, generatedBy, now })),
    );
    const sha256 = createHash("sha256").update(body).digest("hex");
    audit({ subject: ledger.crewId, divisionId: own, after: { rows: ledger.debts.length, sha256 } });
    return new FileAnswer(stampedName(now, `Deductions_${ledger.employeeNumber}`, "pdf"), "application/pdf", body);
  },
});
