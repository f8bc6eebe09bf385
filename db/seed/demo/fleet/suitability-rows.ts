import type { InferInsertModel } from "drizzle-orm";
import type { suitabilityEntries, suitabilityRemovals } from "../../../schema/suitability";
import { addDays, addYears } from "@/lib/platform/calendar/dates";
import { atHour } from "../calendar";
import { fileRow, type FileRow } from "../applicants/files";
import { fileValue } from "../file-value";
import { statementScan } from "../../../specimens/scans";
import { randomFrom } from "../random";
import type { SuitabilityCase } from "./suitability-cases";
import type { Seafarer } from "./seafarers";

type EntryRow = InferInsertModel<typeof suitabilityEntries>;
type RemovalRow = InferInsertModel<typeof suitabilityRemovals>;
type Office = (office: string) => number;

/** Level 2 is looked at again within a year, level 3 within two; forged papers every year. */
const reviewOf = ({ level, reason, startDate }: SuitabilityCase) =>
  level === 1 ? null : addYears(startDate, level === 3 && reason !== "document-fraud" ? 2 : 1);

type RegisterRows = { entry: EntryRow; removal: RemovalRow | null; files: Promise<FileRow[]> };

/** An entry of the register with its evidence, and the request to end it. */
export function suitabilityRows(
  seafarer: Seafarer & { case: SuitabilityCase },
  ids: { entryId: number; crewId: number },
  office: Office,
): RegisterRows {
  const { case: entryCase, personal, serial } = seafarer;
  const random = randomFrom(serial * 47);
  const { entryId: id, crewId } = ids;
  const subject = { type: "crew", id: crewId } as const;
  const startedAt = atHour(entryCase.startDate, 10);
  const evidence = fileValue(random, "report.pdf");
  const files = [
    fileRow(
      evidence,
      statementScan("Statement (specimen)", personal.fullName, entryCase.description),
      subject,
      startedAt,
      "blacklist",
    ),
  ];
  const requestedOn = addDays(entryCase.startDate, 30);
  const request = entryCase.removal && fileValue(random, "request-for-removal.pdf");
  if (request && entryCase.removal) {
    const bytes = statementScan("Request for removal (specimen)", personal.fullName, entryCase.removal.reason);
    files.push(fileRow(request, bytes, subject, atHour(requestedOn, 9), "blacklist"));
  }
  const entry: EntryRow = {
    id,
    crewId,
    level: entryCase.level,
    reason: entryCase.reason,
    description: entryCase.description,
    startDate: entryCase.startDate,
    endDate: entryCase.removedOn,
    reviewDate: reviewOf(entryCase),
    evidenceFileId: evidence.fileId,
    confirmedAt: entryCase.confirmedOn ? atHour(entryCase.confirmedOn, 14) : null,
    confirmedBy: entryCase.confirmedOn ? office("manager") : null,
    reply: entryCase.reply,
    repliedAt: entryCase.reply ? atHour(addDays(entryCase.startDate, 9), 19) : null,
    createdAt: startedAt,
    createdBy: office("admin"),
    updatedAt: startedAt,
  };
  const decision = entryCase.removal?.decision ?? null;
  const decidedAt = entryCase.removedOn ? atHour(entryCase.removedOn, 11) : null;
  const decided =
    decision && decidedAt
      ? { decision, decidedAt, decidedBy: office("manager"), decisionNote: "Statements heard, no further entry since." }
      : {};
  const asked = { entryId: id, createdAt: atHour(requestedOn, 9), createdBy: office("staff") };
  const removal =
    request && entryCase.removal
      ? { ...asked, documentFileId: request.fileId, reason: entryCase.removal.reason, ...decided }
      : null;
  return { entry, removal, files: Promise.all(files) };
}
