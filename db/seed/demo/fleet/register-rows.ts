import type { InferInsertModel } from "drizzle-orm";
import type { suitabilityEntries, suitabilityRemovals } from "../../../schema/suitability";
import { addDays, addYears } from "@/lib/platform/calendar/dates";
import { atHour } from "../calendar";
import { fileRow, type FileRow } from "../applicants/files";
import { fileValue } from "../file-value";
import { statementScan } from "../../../specimens/papers";
import { randomFrom } from "../random";
import type { Case } from "./register";
import type { Seafarer } from "./seafarers";

type EntryRow = InferInsertModel<typeof suitabilityEntries>;
type RemovalRow = InferInsertModel<typeof suitabilityRemovals>;
type Office = (office: string) => number;

/** Level 2 is looked at again within a year, level 3 within two; forged papers every year. */
const reviewOf = ({ level, reason, startDate }: Case) =>
  level === 1 ? null : addYears(startDate, level === 3 && reason !== "document-fraud" ? 2 : 1);

type RegisterRows = { entry: EntryRow; removal: RemovalRow | null; files: Promise<FileRow[]> };

/** An entry of the register with its evidence, and the request to end it. */
export function registerRows(
  seafarer: Seafarer & { case: Case },
  ids: { entryId: number; crewId: number },
  office: Office,
): RegisterRows {
  const { case: told, personal, serial } = seafarer;
  const random = randomFrom(serial * 47);
  const { entryId: id, crewId } = ids;
  const subject = { type: "crew", id: crewId } as const;
  const startedAt = atHour(told.startDate, 10);
  const evidence = fileValue(random, "report.pdf");
  const files = [
    fileRow(
      evidence,
      statementScan("Statement (specimen)", personal.fullName, told.description),
      subject,
      startedAt,
      "blacklist",
    ),
  ];
  const requestedOn = addDays(told.startDate, 30);
  const request = told.removal && fileValue(random, "request-for-removal.pdf");
  if (request && told.removal) {
    const bytes = statementScan("Request for removal (specimen)", personal.fullName, told.removal.reason);
    files.push(fileRow(request, bytes, subject, atHour(requestedOn, 9), "blacklist"));
  }
  const entry: EntryRow = {
    id,
    crewId,
    level: told.level,
    reason: told.reason,
    description: told.description,
    startDate: told.startDate,
    endDate: told.removedOn,
    reviewDate: reviewOf(told),
    evidenceFileId: evidence.fileId,
    confirmedAt: told.confirmedOn ? atHour(told.confirmedOn, 14) : null,
    confirmedBy: told.confirmedOn ? office("manager") : null,
    reply: told.reply,
    repliedAt: told.reply ? atHour(addDays(told.startDate, 9), 19) : null,
    createdAt: startedAt,
    createdBy: office("admin"),
    updatedAt: startedAt,
  };
  const decision = told.removal?.decision ?? null;
  const decidedAt = told.removedOn ? atHour(told.removedOn, 11) : null;
  const decided =
    decision && decidedAt
      ? { decision, decidedAt, decidedBy: office("manager"), decisionNote: "Statements heard, no further entry since." }
      : {};
  const asked = { entryId: id, createdAt: atHour(requestedOn, 9), createdBy: office("staff") };
  const removal =
    request && told.removal
      ? { ...asked, documentFileId: request.fileId, reason: told.removal.reason, ...decided }
      : null;
  return { entry, removal, files: Promise.all(files) };
}
