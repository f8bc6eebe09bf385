import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { divisions } from "@/db/schema/positions";
import { storeDocumentCode, newDocumentCode } from "@/lib/features/checks/document-codes.queries";
import { refused } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { historyOf, linesOf, nationalityOf, trainingsOf } from "../detail/queries";
import { reportToResponse } from "../detail/response.rules";
import { findReport } from "../lock-report.queries";
import { coursesOf, questionsOf } from "../form-version.queries";
import { AppraisalDocument } from "./pdf/appraisal-document";
import { generateAppraisalInput } from "./schema";
import { localizeReport } from "./localized-report.rules";

/**
 * Generate an approved report as PDF with a new verification code. It exports personal data, so it leaves an audit
 * entry. Document 3 §7, product 5.18 @throws not-found, rule for one that is not approved
 */
export const generateAppraisal = write({
  name: "appraisals.generate",
  access: "appraisals:download",
  input: generateAppraisalInput,
  output: fileOf("application/pdf"),
  async run(scope, { employeeAppraisalId: id, inline }) {
    const { db, actor, now, locale, audit } = scope;
    const { appraisal: row, ...stay } = await findReport(db, actor, id, "appraisals:download");
    if (row.reviewStatus !== "Approved") throw refused("appraisals.notApproved");
    const { person, vessel } = stay;
    const lines = await linesOf(db, id);
    const trainings = await trainingsOf(db, id);
    const questions = row.formId === null ? [] : await questionsOf(db, row.formId);
    const courses = row.formId === null ? [] : await coursesOf(db, row.formId);
    const approval = (await historyOf(db, id)).findLast(({ event }) => event === "approved");
    const nationality = await nationalityOf(db, person.nationalityId);
    const [division] = await db
      .select({ name: divisions.name })
      .from(divisions)
      .where(eq(divisions.id, vessel.divisionId));
    const code = newDocumentCode();
    const document = AppraisalDocument({
      detail: localizeReport(
        reportToResponse(stay, nationality, { row, lines, trainings }),
        { questions, courses },
        locale,
      ),
      reviewedBy: approval?.by ?? null,
      reviewedAt: row.reviewedAt,
      code,
      locale,
      letterhead: letterheadOf(division?.name ?? ""),
      generatedBy: actor.kind === "user" ? actor.name : actor.kind,
      now,
    });
    const body = Buffer.from(await renderPdf(document));
    const sha256 = createHash("sha256").update(body).digest("hex");
    await storeDocumentCode(db, code, { kind: "appraisal", crewId: person.id, appraisalId: id, sha256 }, scope);
    audit({ subject: person.id, divisionId: vessel.divisionId, after: { appraisalId: id, rows: 1 } });
    const name = stampedName(now, `Appraisal_${person.employeeNumber}`, "pdf");
    return new FileAnswer(name, "application/pdf", body, inline ? "inline" : "attachment");
  },
});
