import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hashSecret } from "@/db/hash-secret";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { documentChecks, preparationPkls } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { read } from "@/lib/platform/operation";
import { matchFile, initialsOf, publicPklStatus } from "./public-view.rules";
import { checkDocumentInput, checkedDocument } from "./schema";

const reportVessels = alias(vessels, "report_vessels");

/**
 * Check a document's code: whether it was issued and is valid, and which of its files has the given hash.
 * The answer contains number, initials, vessel, period and status only. A CV or appraisal is invalid once the person is
 * stopped.
 * An appraisal is also invalid once its approval was withdrawn. product 2.10 @throws not-found, too-many
 */
export const checkPrintedDocument = read({
  name: "checks.check-document",
  access: "public",
  input: checkDocumentInput,
  output: checkedDocument,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "document-check", subject: address, max: 60, seconds: 3_600, now }),
  async run({ db }, { code, hash }) {
    const [row] = await db
      .select({
        check: documentChecks,
        pkl: preparationPkls,
        report: appraisals,
        reportVessel: reportVessels.name,
        name: crew.fullName,
        number: crew.employeeNumber,
        vessel: vessels.name,
        since: crew.statusSince,
        stoppedAt: crew.processingStoppedAt,
      })
      .from(documentChecks)
      .innerJoin(crew, eq(crew.id, documentChecks.crewId))
      .leftJoin(preparationPkls, eq(preparationPkls.id, documentChecks.pklId))
      .leftJoin(vessels, eq(vessels.id, crew.vesselId))
      .leftJoin(appraisals, eq(appraisals.id, documentChecks.appraisalId))
      .leftJoin(reportVessels, eq(reportVessels.id, appraisals.vesselId))
      .where(eq(documentChecks.codeHash, hashSecret(code)));
    if (!row) throw notFound("checks.notFound");
    const { check, pkl, report, reportVessel, name, number, vessel, since, stoppedAt } = row;
    const isApprovalWithdrawn = report !== null && report.reviewStatus !== "Approved";
    const isEnded = pkl ? pkl.supersededAt !== null : stoppedAt !== null || isApprovalWithdrawn;
    const isRevoked = check.revokedAt !== null || isEnded;
    if (isRevoked) return { kind: check.kind, isRevoked, file: hash ? ("unknown" as const) : null, shown: null };
    const file = hash
      ? matchFile(hash, {
          original: pkl ? pkl.sha256 : check.sha256,
          signed: pkl?.signedSha256 ?? null,
          record: pkl?.recordSha256 ?? null,
        })
      : null;
    const issuedOn = dayOf(check.createdAt);
    const shown = pkl
      ? {
          number: pkl.documentNumber,
          initials: initialsOf(pkl.crewName),
          vessel: pkl.vesselName,
          from: pkl.startDate,
          to: pkl.endDate,
          status: publicPklStatus(pkl),
          issuedOn: pkl.docReleasedDate,
        }
      : {
          number,
          initials: initialsOf(name),
          // Show the vessel only where it was true on the day of issue, so that a document does not track a person. A
          // report shows its own.
          vessel: report ? reportVessel : since <= issuedOn ? vessel : null,
          from: report?.periodFrom ?? null,
          to: report?.periodTo ?? null,
          status: "Issued" as const,
          issuedOn,
        };
    return { kind: check.kind, isRevoked, file, shown };
  },
});
