import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { divisions } from "@/db/schema/positions";
import { workOrders } from "@/db/schema/work-orders";
import { can } from "@/lib/access/actor";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { protectPdf } from "@/lib/platform/files/protect-pdf";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { groupDigits } from "@/lib/platform/i18n/numbers";
import { write } from "@/lib/platform/operation";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { slipDocument } from "./pdf/slip-document";
import { selectAllottedAmounts } from "../allotments/transfers.queries";
import { findSlipDetails, selectLines } from "./queries";
import { generateSlipInput } from "./schema";
import { passwordOf } from "./displayed-lines.rules";
import { slipResponse } from "./response.rules";

/**
 * Generate a salary slip as PDF, with an annex that explains each line or as one page. Optionally protected by the date
 * of birth (ddMMyyyy). The audit log records its hash. product 5.18 @throws not-found for a slip the actor may not see
 */
export const generateSlip = write({
  name: "work-orders.generate-slip",
  access: "work-orders:slip",
  input: generateSlipInput,
  output: fileOf("application/pdf"),
  async run({ db, actor, now, locale, audit }, { workOrderId, withPassword, onePage }) {
    const slipRow = await findSlipDetails(db, actor, workOrderId);
    if (!slipRow) throw notFound("slips.notFound");
    const { row, divisionId, dateOfBirth } = slipRow;
    const slip = slipResponse(slipRow, await selectLines(db, [row.id]), actor);
    const sent = can(actor, "work-orders:deductions") ? await selectAllottedAmounts(db, eq(workOrders.id, row.id)) : [];
    const allotted = sent.map(({ accountName, frozen, amount }) => ({
      payeeName: accountName,
      bankName: `${frozen.bankName} ${groupDigits(frozen.accountNumber)}`,
      amount,
    }));
    const classes = ["payroll", "identity"] as const;
    await recordSensitiveReads(db, { actor, now }, "work-orders.generate-slip", [{ crewId: row.crewId, classes }]);
    const [division] = await db.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, divisionId));
    const plain = await renderPdf(
      LetterheadPage(
        slipDocument({
          slip: { ...slip, allotted },
          isExplained: !onePage,
          locale,
          letterhead: letterheadOf(division?.name ?? ""),
          generatedBy: actor.kind === "user" ? actor.name : actor.kind,
          now,
        }),
      ),
    );
    const body = withPassword ? await protectPdf(plain, passwordOf(dateOfBirth)) : plain;
    const sha256 = createHash("sha256").update(body).digest("hex");
    audit({ subject: row.id, divisionId, after: { rows: 1, sha256, withPassword, onePage } });
    const name = stampedName(now, `Slip_${row.workOrderNumber.replaceAll("/", "-")}`, "pdf");
    return new FileAnswer(name, "application/pdf", body);
  },
});
